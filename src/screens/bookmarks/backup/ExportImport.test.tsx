import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { ExportImport } from './ExportImport.tsx'
import { removeBookmark } from '../../../bookmarks/bookmark-list.ts'

const entry = { date: '2024-01-06', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }

keepFocus()
afterEach(() => removeBookmark(entry.date))

async function choose(json: unknown) {
  const file = new File([JSON.stringify(json)], 'bookmarks.json')
  await userEvent.upload(page.getByLabelText('File to import'), file)
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

test.each([
  ['Add 1 bookmark', [entry]],
  ['Cancel', [entry]],
  ['Close', []],
])('after %s the focus is on Import', async (name, json) => {
  await render(
    <section tabIndex={-1}>
      <ExportImport isEmpty={false} onImport={() => {}} />
    </section>,
  )
  await choose(json)
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Import' })).toHaveFocus()
})

test('after a file is dropped, the focus returns to where it was', async () => {
  await render(
    <section tabIndex={-1}>
      <ExportImport isEmpty={false} onImport={() => {}} />
    </section>,
  )
  const exportButton = page.getByRole('button', { name: 'Export' })
  exportButton.element().focus()
  await choose([entry])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(exportButton).toHaveFocus()
})

test('of two files that are read at once, the latest one counts', async () => {
  await render(<ExportImport isEmpty={false} onImport={() => {}} />)
  let read: (text: string) => void = () => {}
  const slow = new File([], 'slow.json')
  slow.text = async () => new Promise((resolve) => (read = resolve))
  const drop = new DataTransfer()
  drop.items.add(slow)
  // A DataTransfer gives copies of its files.
  Object.defineProperty(drop, 'files', { value: [slow] })
  document.dispatchEvent(new DragEvent('drop', { dataTransfer: drop }))
  await choose([entry])
  read('[]')
  // Longer than a file of nothing takes to check.
  await new Promise((done) => setTimeout(done, 200))
  await expect.element(page.getByRole('button', { name: 'Add 1 bookmark' })).toBeVisible()
})
