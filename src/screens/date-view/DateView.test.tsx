import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookmarksProvider } from '../../bookmarks/BookmarksProvider.tsx'
import { transact } from '../../bookmarks/database.ts'
import { todayInNewYork } from '../../apod/calendar.ts'
import { keptAnswers } from '../../service/kept-entries.ts'
import { queryClient } from '../../service/queries.ts'
import { getBookmark, seedRecords, storedRecords } from '../../test/bookmark-records.ts'
import { DateView } from './DateView.tsx'
import { monthPath } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { followBackAndEscape } from '../../navigation/layers.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import '../../ui/styles/base.css'

keepFocus()
followBackAndEscape()

const screen = {
  titleOf: (date: string) => page.getByRole('button', { name: `The Sky of ${date}` }),
  dialog: page.getByRole('dialog'),
  tryAgain: page.getByRole('button', { name: 'Try again' }),
  loading: page.getByRole('button', { name: 'Loading…' }),
}

/** Both services are asked about a day. */
const perDay = 2

const bubbling = { bubbles: true, cancelable: true }

/** What the network gives for a date; an entry where nothing is said. */
const answers = new Map<string, () => Response | Promise<Response>>()

const openDate = (date?: string) =>
  openPath(date === undefined ? '/dateview' : `/dateview?date=${date}`)

async function openPath(path: string) {
  goTo('/bookmarks')
  goTo(path)
  await render(
    <StrictMode>
      <main tabIndex={-1}>
        <QueryClientProvider client={queryClient}>
          <BookmarksProvider>
            <DateView onAbout={() => {}} />
          </BookmarksProvider>
        </QueryClientProvider>
      </main>
    </StrictMode>,
  )
}

const json = (value: unknown, status = 200) => Response.json(value, { status })
const entryOf = (date: string) => ({
  date,
  title: `The Sky of ${date}`,
  explanation: 'A lamp was lit.',
  media_type: 'other',
})

beforeEach(() => {
  localStorage.clear()
  answers.clear()
  queryClient.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const date = new URL(new Request(input).url).searchParams.get('date') ?? ''
    return answers.get(date)?.() ?? json(entryOf(date))
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await seedRecords()
})

test('five clicks on Next day without a pause lead five days on, ten presses of → ten', async () => {
  await openDate('2024-02-10')
  const next = page.getByRole('button', { name: 'Next day' }).element()
  for (let click = 0; click < 5; click += 1) next.dispatchEvent(new MouseEvent('click', bubbling))
  await expect.element(screen.titleOf('2024-02-15')).toBeVisible()
  for (let press = 0; press < 10; press += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', ...bubbling }))
  await expect.element(screen.titleOf('2024-02-25')).toBeVisible()
})

const picture = { media_type: 'image', url: 'https://pictures.example/1.jpg' }

test.each<[string, string, number, (date: string) => Promise<void>]>([
  [
    'beside a kept entry',
    '2024-03-10',
    1,
    async (date) =>
      keptAnswers.update(date, { kind: 'entry', entry: { ...entryOf(date), ...picture } }),
  ],
  ['beside a bookmark’s copy', '2024-03-10', 1, (date) => seedRecords([getBookmark(date)])],
  ['without an entry', '2024-03-11', 0, async () => {}],
])(
  'The notice %s stays and says that it loads while a visitor tries again',
  async (_, date, cards, keep) => {
    await keep(date)
    let answer: (response: Response) => void = () => {}
    answers.set(date, () => new Promise((resolve) => (answer = resolve)))
    await openDate(date)
    const alert = page.getByRole('alert')
    const notice = () => document.querySelector('.notice')?.getBoundingClientRect()
    answer(new Response('', { status: 503 }))
    await expect.element(alert).toBeVisible()
    await expect.element(screen.titleOf(date)).toHaveLength(cards)
    const [before, firstAlert] = [notice(), alert.element()]
    await screen.tryAgain.click()
    await expect.element(screen.loading).toHaveFocus()
    await expect.element(screen.loading).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.titleOf(date)).toHaveLength(cards)
    expect(cards ? notice() : before).toEqual(before)
    await expect.element(alert).not.toBeInTheDocument()
    answer(new Response('', { status: 503 }))
    await expect.element(screen.tryAgain).toHaveFocus()
    // Screen readers announce what is new.
    expect(alert.element()).not.toBe(firstAlert)
  },
)

test('A failed day is asked again once the network is back, a known one is not; a day that is chosen again is', async () => {
  answers.set('2024-04-01', () => new Response('', { status: 503 }))
  await openDate('2024-04-01')
  await expect.element(page.getByRole('alert')).toBeVisible()
  answers.clear()
  const comeBack = () => ['offline', 'online'].forEach((name) => dispatchEvent(new Event(name)))
  comeBack()
  await expect.element(screen.titleOf('2024-04-01')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  const calls = () => vi.mocked(fetch).mock.calls.length
  const before = calls()
  comeBack()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.titleOf('2024-04-02')).toBeVisible()
  expect(calls() - before).toBe(perDay)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.titleOf('2024-04-01')).toBeVisible()
  await expect.poll(() => calls() - before).toBe(2 * perDay)
})

const film = { media_type: 'video', url: 'https://films.example/1.mp4' }

/** Whether a picture had been asked for, at each read of all bookmarks from now on. */
async function recordReads() {
  // The last test's reads have ended.
  await storedRecords()
  const reads: boolean[] = []
  const { getAll } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
    ...range
  ) {
    reads.push(document.querySelector('article img[src]') !== null)
    return getAll.apply(this, range)
  })
  return reads
}

test.each<[string, (date: string) => Response, boolean]>([
  ['the first picture has been asked for', (date) => json({ ...entryOf(date), ...picture }), true],
  ['a film is there', (date) => json({ ...entryOf(date), ...film }), false],
  ['an entry without media is there', (date) => json(entryOf(date)), false],
  ['there is a code', () => json({ code: 404 }, 404), false],
  ['the look-up has failed', () => new Response('', { status: 503 }), false],
])('Bookmarks are read once %s, and not before', async (_, answerOf, isAfterPicture) => {
  const reads = await recordReads()
  const date = '2024-03-12'
  let answer: (response: Response) => void = () => {}
  answers.set(date, () => new Promise((resolve) => (answer = resolve)))
  await openDate(date)
  await expect.element(page.getByText('Loading…').first()).toBeInTheDocument()
  // A read that has begun would be noticed by then.
  await transact('readonly', (items) => items.count())
  expect(reads).toEqual([])
  answer(answerOf(date))
  await expect.poll(() => reads[0]).toBe(isAfterPicture)
})

test('Beside a month bookmarks are read at once', async () => {
  const reads = await recordReads()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  await openPath(monthPath('2024-03'))
  await expect.poll(() => reads[0]).toBe(false)
})

test('Today’s missing entry is mentioned before the listed days, and a button leads to the day before', async () => {
  answers.set(todayInNewYork(), () => json({ code: 404 }, 404))
  await openDate()
  const notYet = page.getByText('Today’s picture appears shortly')
  const listed = page.getByText('1995-06-17')
  await expect.element(notYet).toBeVisible()
  await expect.element(listed).toBeVisible()
  const order = notYet.element().compareDocumentPosition(listed.element())
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await page.getByRole('button', { name: 'Show the day before' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('The dialog says that a day is loading, and that it has no entry; closing it there leaves the focus on the screen', async () => {
  let answer: (response: Response) => void = () => {}
  answers.set('2024-06-06', () => new Promise((resolve) => (answer = resolve)))
  await openDate('2024-06-05')
  await screen.titleOf('2024-06-05').click()
  await userEvent.keyboard('{ArrowRight}')
  const dialog = page.getByRole('dialog', { name: '2024-06-06' })
  await expect.element(dialog.getByText('Loading…')).toBeVisible()
  answer(json({ code: 404 }, 404))
  await expect.element(dialog.getByText('Not found.', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Not found.', { exact: true })).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(document.querySelector('form'))).toBe(true)
})

test('On a phone, Tab reaches the buttons to other days in the order in which they stand', async () => {
  await page.viewport(375, 667)
  await openDate('2024-07-07')
  await expect.element(screen.titleOf('2024-07-07')).toBeVisible()
  const buttons = page.getByRole('group', { name: 'Other days' }).getByRole('button').elements()
  const words = buttons.map(({ textContent }) => textContent)
  expect(words.join()).toBe('Previous day,Next day,Today,Random day')
  const lefts = buttons.map((button) => button.getBoundingClientRect().left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})
