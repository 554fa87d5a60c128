import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from '../../ui/keep-focus.ts'
import { ImportFile } from './ImportFile.tsx'
import { removeBookmark } from '../actions.ts'

const entry = { date: '2024-01-06', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }

keepFocus()
afterEach(() => removeBookmark(entry.date))

test.each([
  ['Add 1 bookmark', [entry]],
  ['Cancel', [entry]],
  ['Close', []],
])('After %s of %j the focus returns to where it was', async (end, json) => {
  await renderImport()
  const start = page.getByRole('button', { name: 'Import' })
  start.element().focus()
  const file = new File([JSON.stringify(json)], 'bookmarks.json')
  await userEvent.upload(page.getByLabelText('File to import'), file)
  await page.getByRole('button', { name: end }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(start).toHaveFocus()
})

/** A file on a disk that is slow until it is told to go on. */
class SlowFile extends File {
  goOn = () => {}
  readonly #wait = new Promise<void>((resolve) => (this.goOn = resolve))

  override async text() {
    await this.#wait
    return super.text()
  }
}

test('The file that was chosen last counts, though an earlier one is read later', async () => {
  await renderImport()
  const field = page.getByLabelText('File to import').element()
  function choose(file: File) {
    Object.defineProperty(field, 'files', { value: [file], configurable: true })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const others = [
    { ...entry, date: '2024-01-07' },
    { ...entry, date: '2024-01-08' },
  ]
  const large = new SlowFile([JSON.stringify(others)], 'large.json')
  choose(large)
  choose(new File([JSON.stringify([entry])], 'small.json'))
  const add = page.getByRole('button', { name: 'Add 1 bookmark' })
  await expect.element(add).toBeVisible()
  large.goOn()
  // A frame later the page has read it, too.
  await large.text()
  await new Promise(requestAnimationFrame)
  await expect.element(add).toBeVisible()
})

function renderImport() {
  return render(
    <>
      <button type="button">Import</button>
      <ImportFile ref={{ current: null }} onMessage={() => {}} />
    </>,
  )
}
