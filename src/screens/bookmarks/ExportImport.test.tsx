import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '../../apod/calendar.ts'
import { removeBookmark } from '../../bookmarks/stored-bookmarks.ts'
import {
  failOn,
  holdDatabase,
  makeRecord,
  replaceRecords,
  storedRecords,
  storeSilently,
} from '../../test/records.ts'
import { WithProviders as wrapper } from '../../test/WithProviders.tsx'
import { MessageList } from '../../ui/MessageList.tsx'
import { exportFormat, exportVersion } from './bookmark-file.ts'
import { ImportButton } from './ExportImport.tsx'

const undo = page.getByRole('button', { name: 'Undo' })
const field = page.getByLabelText('File to import')
const stored = [
  makeRecord('2024-01-01', { odd: 5 }),
  makeRecord('2024-01-02', { note: ' \n' }),
  makeRecord('2024-01-03', { note: 'Mine' }),
  makeRecord('2024-01-04', { note: ['no text'] }),
]
const [plain, blank, mine, odd] = stored

/** Bookmarks of the stored days and of a new one, each with a note. */
const noted = [...stored, { date: '2024-02-01' }].map(({ date }) =>
  makeRecord(String(date), { title: 'From the file', note: 'Theirs' }),
)
const added = [noted[4], makeRecord('2024-02-02')]
const bookmarks = [...noted, added[1], { title: 'No day' }]

// The added notes are those of plain, blank and mine, and the new bookmark's own.
const addedSentence =
  '2 bookmarks and 4 notes added. 4 were already bookmarked. 1 entry couldn’t be used.'

async function importBookmarks(records: unknown[] = bookmarks, sentence = addedSentence) {
  await chooseExport(records)
  await expect.element(page.getByText(sentence)).toBeVisible()
}

function chooseExport(records: unknown[]) {
  const json = { format: exportFormat, version: exportVersion, bookmarks: records }
  return userEvent.upload(field, new File([JSON.stringify(json)], 'bookmarks.json'))
}

beforeEach(async () => {
  await replaceRecords(stored)
  await render(<ImportButton />, { wrapper })
  await render(<MessageList />)
  // An earlier test may have left the pointer where a message appears.
  await userEvent.hover(page.getByRole('button', { name: 'Import' }))
})

test('An import overwrites nothing, and undoing it keeps later changes', async () => {
  await importBookmarks()
  const withNotes = [plain, blank].map((record) => ({ ...record, note: 'Theirs' }))
  const withBothNotes = { ...mine, note: 'Mine\n\nTheirs' }
  const all = [...withNotes, withBothNotes, odd, ...added]
  expect(await storedRecords()).toEqual(all)
  const nothingNew =
    '0 bookmarks and 0 notes added. 6 were already bookmarked. 1 entry couldn’t be used.'
  await importBookmarks(bookmarks, nothingNew)
  expect(await storedRecords()).toEqual(all)
  await undo.click()
  await expect.poll(storedRecords).toEqual(stored)
  await importBookmarks()
  const [plainNow, addedNow] = [plain, added[1]].map((record) => ({ ...record, note: 'Newer' }))
  await storeSilently({ ...plainNow })
  await storeSilently({ ...addedNow })
  await removeBookmark('2024-02-01')
  await undo.click()
  await expect.poll(storedRecords).toEqual([plainNow, blank, mine, odd, addedNow])
})

test.each<[string, unknown[], string, undos: number]>([
  ['adds nothing', [mine], '0 bookmarks and 0 notes added. 1 was already bookmarked.', 0],
  ['can’t be used', [], 'has no bookmarks. Choose the file that Export saved.', 0],
  ['adds to a note', [noted[2]], '0 bookmarks and 1 note added. 1 was already bookmarked.', 1],
])('If a file %s, a message gives the result, with Undo for additions', async (...row) => {
  const [, records, sentence, undos] = row
  await importBookmarks(records, sentence)
  await expect.element(undo).toHaveLength(undos)
})

test('Two files that are chosen in quick succession are both imported', async () => {
  const endTransaction = await holdDatabase()
  for (const record of added) await chooseExport([record])
  await expect.element(page.getByText('Importing...')).toBeVisible()
  endTransaction()
  await expect.poll(storedRecords).toEqual([...stored, ...added])
})

test('Files of any type can be chosen, and the same file can be chosen again', async () => {
  // Some phones have no type for JSON.
  await expect.element(field).not.toHaveAttribute('accept')
  const message = page.getByText('package.json')
  let last: Element | null = null
  for (let times = 0; times < 2; times += 1) {
    // A file from the disk, because the browser treats each file that a test creates as a new one.
    await userEvent.upload(field, 'package.json')
    await expect.poll(() => message.query()).not.toBe(last)
    last = message.query()
  }
})

test('If an import fails at the last of 1,000 records, an alert says why, and nothing is added', async () => {
  const { put } = IDBObjectStore.prototype
  let left = 999
  failOn('put').mockImplementation(function (this: IDBObjectStore, record: unknown) {
    left -= 1
    if (left >= 0) return put.call(this, record)
    this.transaction.abort()
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await chooseExport(
    Array.from({ length: 1000 }, (_, index) => makeRecord(addDays('2020-01-01', index))),
  )
  const sentence =
    'The file couldn’t be imported. There’s no room left in this browser. no room left'
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(sentence)
  expect(await storedRecords()).toEqual(stored)
  await expect.element(page.getByText('Importing...')).not.toBeInTheDocument()
})
