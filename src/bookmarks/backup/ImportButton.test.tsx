import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/base.css'
import {
  getBookmark,
  holdTransaction,
  seedRecords,
  storedRecords,
} from '../../test/bookmark-records.ts'
import { setNote } from '../actions.ts'
import { Toasts } from '../undo/Toasts.tsx'
import { removeWithUndo, toasts } from '../undo/undo.ts'
import { format, version } from './bookmark-file.ts'
import { ImportButton } from './ImportButton.tsx'

const undo = page.getByRole('button', { name: 'Undo' })
const field = page.getByLabelText('File to import')
const [plain, noted, own] = [
  getBookmark('2024-01-01', { rating: 5 }),
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

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  toasts.set([])
  await seedRecords()
})

test('An import adds what is new, overwrites nothing and says so, and Undo takes it back', async () => {
  await importJson(file)
  await expect.element(sentence).toBeVisible()
  expect(await storedRecords()).toEqual([
    { ...plain, note: 'Theirs' },
    { ...noted, note: 'Theirs' },
    own,
    others[3],
    getBookmark('2024-02-02'),
  ])
  await undo.click()
  await expect.poll(storedRecords).toEqual(stored)
})

test('Undo of an import leaves what has been changed since', async () => {
  await importJson(file)
  await expect.element(sentence).toBeVisible()
  await setNote('2024-01-01', 'Newer')
  await setNote('2024-02-02', 'Newer')
  await removeWithUndo('2024-02-01', new MouseEvent('click'))
  await undo.first().click()
  await expect
    .poll(storedRecords)
    .toEqual([
      { ...plain, note: 'Newer' },
      noted,
      own,
      getBookmark('2024-02-02', { note: 'Newer' }),
    ])
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
  await expect.element(refusal).not.toBeEmptyDOMElement()
  vi.advanceTimersByTime(2000)
  await expect.element(refusal).toBeEmptyDOMElement()
})

test('An import that fails is alerted, and nothing of it is there', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await importJson(file)
  await expect
    .poll(() => alerts)
    .toHaveBeenCalledExactlyOnceWith(
      'The file could not be imported. QuotaExceededError: no room left',
    )
  expect(await storedRecords()).toEqual(stored)
  await expect.element(page.getByText('Importing…')).not.toBeInTheDocument()
})

test('“Importing…” stands there for as long as it takes', async () => {
  const endTransaction = await holdTransaction()
  await importJson(file)
  await expect.element(page.getByText('Importing…')).toBeVisible()
  endTransaction()
  await expect.element(sentence).toBeVisible()
  await expect.element(page.getByText('Importing…')).not.toBeInTheDocument()
})

/** A file on a disk that is slow until it is told to go on. */
class SlowFile extends File {
  goOn = () => {}
  readonly #wait = new Promise<void>((resolve) => (this.goOn = resolve))

  override async arrayBuffer() {
    await this.#wait
    return super.arrayBuffer()
  }
}

test('The file that was chosen last counts, though an earlier one is read later', async () => {
  function choose(chosen: File) {
    Object.defineProperty(field.element(), 'files', { value: [chosen], configurable: true })
    field.element().dispatchEvent(new Event('change', { bubbles: true }))
  }
  const large = new SlowFile([JSON.stringify(file)], 'large.json')
  choose(large)
  choose(fileOf({ format, version, bookmarks: [getBookmark('2024-02-02')] }))
  await expect.element(page.getByText('1 bookmark added.')).toBeVisible()
  large.goOn()
  await expect.element(page.getByText('Importing…')).not.toBeInTheDocument()
  expect(await storedRecords()).toEqual([...stored, getBookmark('2024-02-02')])
})
