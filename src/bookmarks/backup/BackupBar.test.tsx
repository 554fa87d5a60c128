import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getBookmark, refuse, seedRecords, storedRecords } from '../../test/records.ts'
import { setNote } from '../actions.ts'
import { Toasts } from '../undo/Toasts.tsx'
import { removeWithUndo } from '../undo/undo.ts'
import { ImportButton } from './BackupBar.tsx'
import { format, version } from './bookmark-file.ts'

const undo = page.getByRole('button', { name: 'Undo' })
const field = page.getByLabelText('File to import')
const importing = page.getByText('Importing…')
const [plain, noted, own] = [
  getBookmark('2024-01-01', { odd: 5 }),
  getBookmark('2024-01-02', { note: '' }),
  getBookmark('2024-01-03', { note: 'Mine' }),
]
const stored = [plain, noted, own]

const fileOf = (json: unknown) => new File([JSON.stringify(json)], 'bookmarks.json')
const importJson = (json: unknown) => userEvent.upload(field, fileOf(json))

/** Two new bookmarks, one of them with a note, and a note for each that is stored. */
const others = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-02-01'].map((date) => ({
  ...getBookmark(date, { title: 'From the file' }),
  note: 'Theirs',
}))
const file = {
  format,
  version,
  bookmarks: [...others, getBookmark('2024-02-02'), { title: 'No day' }],
}
const sentence = page.getByText(
  '2 bookmarks and 3 notes added. 3 were already bookmarked. 1 entry could not be used.',
)

beforeEach(async () => {
  await seedRecords(stored)
  await render(
    <>
      <ImportButton />
      <Toasts />
    </>,
  )
})

test('An import adds what is new, overwrites nothing and says so, and Undo takes it back, but what has been changed since', async () => {
  const added = [{ ...plain, note: 'Theirs' }, { ...noted, note: 'Theirs' }, own, others[3]]
  await importJson(file)
  await expect.element(sentence).toBeVisible()
  expect(await storedRecords()).toEqual([...added, getBookmark('2024-02-02')])
  await undo.click()
  await expect.poll(storedRecords).toEqual(stored)
  await importJson(file)
  await expect.element(sentence).toBeVisible()
  await setNote('2024-01-01', 'Newer')
  await setNote('2024-02-02', 'Newer')
  await removeWithUndo('2024-02-01', new MouseEvent('click'))
  await undo.first().click()
  const mine = getBookmark('2024-02-02', { note: 'Newer' })
  await expect.poll(storedRecords).toEqual([{ ...plain, note: 'Newer' }, noted, own, mine])
})

test('An import that adds nothing says so, and offers no Undo', async () => {
  await importJson({ format, version, bookmarks: [own] })
  await expect.element(page.getByText('No new bookmarks. 1 was already bookmarked.')).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
})

test('A file that can’t be used is refused for ten seconds, and announced at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await importJson({ a: [1, 2] })
  const refusal = page.getByRole('alert')
  await expect.element(refusal).toHaveTextContent('No bookmarks found in this file.')
  vi.advanceTimersByTime(8000)
  await expect.element(refusal).toBeVisible()
  vi.advanceTimersByTime(2000)
  await expect.element(refusal).not.toBeInTheDocument()
})

test('An import that fails is alerted, and nothing of it is there', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  refuse('put')
  await importJson(file)
  const sentenceOfFailure = 'The file could not be imported. QuotaExceededError: no room left'
  await expect.poll(() => alerts).toHaveBeenCalledExactlyOnceWith(sentenceOfFailure)
  expect(await storedRecords()).toEqual(stored)
  await expect.element(importing).not.toBeInTheDocument()
})
