import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { ExportImport } from './ExportImport.tsx'
import { removeBookmark } from '../../../bookmarks/actions.ts'

const entry = { date: '2024-01-06', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }

keepFocus()
afterEach(() => removeBookmark(entry.date))

/** Shows the backup, with the focus on one of its buttons. */
async function open(name: string) {
  await render(
    <ExportImport list={{ keys: ['2024-01-05'], sinceExport: undefined }} onImport={() => {}} />,
  )
  const button = page.getByRole('button', { name })
  button.element().focus()
  return button
}

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
  const importing = await open('Import')
  await choose(json)
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(importing).toHaveFocus()
})

test('after a file is dropped, the focus returns to where it was', async () => {
  const exporting = await open('Export')
  await choose([entry])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(exporting).toHaveFocus()
})
