import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { ExportImport } from './ExportImport.tsx'
import { removeBookmark } from '../../../bookmarks/actions.ts'

const entry = { date: '2024-01-06', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }

keepFocus()
afterEach(() => removeBookmark(entry.date))

test.each([
  ['Add 1 bookmark', [entry], 'Import'],
  ['Cancel', [entry], 'Import'],
  ['Close', [], 'Import'],
  // As after a file was dropped.
  ['Cancel', [entry], 'Export'],
])('After %s of %j the focus returns to %s, where it was', async (end, json, name) => {
  await render(
    <ExportImport list={{ keys: ['2024-01-05'], sinceExport: undefined }} onImport={() => {}} />,
  )
  const start = page.getByRole('button', { name })
  start.element().focus()
  const file = new File([JSON.stringify(json)], 'bookmarks.json')
  await userEvent.upload(page.getByLabelText('File to import'), file)
  await page.getByRole('button', { name: end }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(start).toHaveFocus()
})
