import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { todayInNewYork } from '../apod/calendar.ts'
import { BookmarksProvider } from '../bookmarks/BookmarksProvider.tsx'
import { transact } from '../bookmarks/database.ts'
import { goTo } from '../navigation/history.ts'
import { followBackAndEscape } from '../navigation/layers.ts'
import { queryClient } from '../service/queries.ts'
import { updateSeen } from '../service/seen-entries.ts'
import { getBookmark, seedRecords, storedRecords } from '../test/records.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { DateView } from './DateView.tsx'

keepFocus()
followBackAndEscape()

const titleOf = (date: string) => page.getByRole('button', { name: `The Sky of ${date}` })
const alert = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const loading = page.getByRole('button', { name: 'Loading…' })

/** What the network gives for a date; an entry where nothing is said. */
const answers = new Map<string, () => Response | Promise<Response>>()

/** Keeps the answers for a date waiting. @returns what gives it its next one */
function holdAnswers(date: string) {
  let answer: (response: Response) => void = () => {}
  answers.set(date, () => new Promise((resolve) => (answer = resolve)))
  return (response: Response) => answer(response)
}

async function open(search = '') {
  goTo('/bookmarks')
  goTo(`/dateview${search}`)
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
const unavailable = () => new Response('', { status: 503 })
const entryOf = (date: string, fields = {}) => ({
  date,
  title: `The Sky of ${date}`,
  explanation: 'A lamp was lit.',
  media_type: 'other',
  ...fields,
})
// A picture that the tests' own server has: one that fails would go.
const picture = { media_type: 'image', url: `${location.origin}/icon.svg` }
const film = { media_type: 'video', url: 'https://films.example/1.mp4' }

beforeEach(() => {
  answers.clear()
  queryClient.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const date = new URL(new Request(input).url).searchParams.get('date') ?? ''
    return answers.get(date)?.() ?? json(entryOf(date))
  })
})

test('Five clicks on Next day without a pause lead five days on, ten presses of → ten', async () => {
  await open('?date=2024-02-10')
  const next = page.getByRole('button', { name: 'Next day' }).element()
  for (let click = 0; click < 5; click += 1) HTMLElement.prototype.click.call(next)
  await expect.element(titleOf('2024-02-15')).toBeVisible()
  const arrow = { key: 'ArrowRight', bubbles: true, cancelable: true }
  for (let press = 0; press < 10; press += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', arrow))
  await expect.element(titleOf('2024-02-25')).toBeVisible()
})

test.each<[string, string, number, (date: string) => unknown]>([
  [
    'beside a seen entry',
    '2024-03-10',
    1,
    (date) => updateSeen(date, { kind: 'entry', entry: entryOf(date, picture) }),
  ],
  ['beside a bookmark’s copy', '2024-03-10', 1, (date) => seedRecords([getBookmark(date)])],
  ['without an entry', '2024-03-11', 0, () => {}],
])(
  'The notice %s stays and says that it loads while a visitor tries again',
  async (_, date, cards, keep) => {
    await keep(date)
    const answer = holdAnswers(date)
    await open(`?date=${date}`)
    const notice = () => document.querySelector('.ui-notice')?.getBoundingClientRect()
    answer(unavailable())
    await expect.element(alert).toBeVisible()
    await expect.element(titleOf(date)).toHaveLength(cards)
    const [before, firstAlert] = [notice(), alert.element()]
    await tryAgain.click()
    await expect.element(loading).toHaveFocus()
    await expect.element(loading).toHaveAttribute('aria-disabled', 'true')
    await expect.element(titleOf(date)).toHaveLength(cards)
    expect(cards ? notice() : before).toEqual(before)
    await expect.element(alert).not.toBeInTheDocument()
    answer(unavailable())
    await expect.element(tryAgain).toHaveFocus()
    // Screen readers announce what is new.
    expect(alert.element()).not.toBe(firstAlert)
  },
)

test.each([
  ['throws', () => expect.fail('SecurityError')],
  ['does nothing', () => {}],
])(
  'After a hundred changes of the history, the next of which %s, By Date shows what its address says',
  async (_, refuse) => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = history[method].bind(history)
      let count = 0
      vi.spyOn(history, method).mockImplementation((...args) => {
        count += 1
        return count > 100 ? refuse() : change(...args)
      })
    }
    await open('?date=2024-02-10')
    const next = page.getByRole('button', { name: 'Next day' }).element()
    for (let click = 0; click < 150; click += 1) HTMLElement.prototype.click.call(next)
    const shown = new URLSearchParams(location.search).get('date') ?? ''
    expect(shown).not.toBe('2024-02-10')
    await expect.element(titleOf(shown)).toBeVisible()
    for (const key of ['{Enter}', 'm', '/']) await userEvent.keyboard(key)
    await expect.element(titleOf(shown)).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('A failed day is asked again once the network is back, a known one is not; a day that is chosen again is', async () => {
  const [first, second] = ['2024-04-01', '2024-04-02']
  answers.set(first, unavailable)
  await open(`?date=${first}`)
  await expect.element(alert).toBeVisible()
  answers.clear()
  const comeBack = () => ['offline', 'online'].forEach((name) => dispatchEvent(new Event(name)))
  comeBack()
  await expect.element(titleOf(first)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  const calls = () => vi.mocked(fetch).mock.calls.length
  const before = calls()
  comeBack()
  // Each look-up asks both services.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(titleOf(second)).toBeVisible()
  expect(calls() - before).toBe(2)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(titleOf(first)).toBeVisible()
  await expect.poll(() => calls() - before).toBe(4)
})

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
  ['the first picture has been asked for', (date) => json(entryOf(date, picture)), true],
  ['a film is there', (date) => json(entryOf(date, film)), false],
  ['an entry without media is there', (date) => json(entryOf(date)), false],
  ['there is a code', () => json({ code: 404 }, 404), false],
  ['the look-up has failed', unavailable, false],
])('Bookmarks are read once %s, and not before', async (_, answerOf, isAfterPicture) => {
  const reads = await recordReads()
  const date = '2024-03-12'
  const answer = holdAnswers(date)
  await open(`?date=${date}`)
  await expect.element(page.getByText('Loading…').first()).toBeInTheDocument()
  // A read that has begun would be noticed by then.
  await transact('readonly', (items) => items.count())
  expect(reads).toEqual([])
  answer(answerOf(date))
  await expect.poll(() => reads[0]).toBe(isAfterPicture)
})

test('Today’s missing entry is mentioned before the listed days, and a button leads to the day before', async () => {
  answers.set(todayInNewYork(), () => json({ code: 404 }, 404))
  await open()
  const notYet = page.getByText('Today’s picture appears shortly')
  const listed = page.getByText('1995-06-17')
  await expect.element(notYet).toBeVisible()
  const order = notYet.element().compareDocumentPosition(listed.element())
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await page.getByRole('button', { name: 'Show the day before' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('The dialog says that a day is loading, and that it has no entry; closing it there leaves the focus on the screen', async () => {
  const answer = holdAnswers('2024-06-06')
  await open('?date=2024-06-05')
  await titleOf('2024-06-05').click()
  await userEvent.keyboard('{ArrowRight}')
  const dialog = page.getByRole('dialog', { name: '2024-06-06' })
  await expect.element(dialog.getByText('Loading…')).toBeVisible()
  answer(json({ code: 404 }, 404))
  await expect.element(dialog.getByText('Not found.', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Not found.', { exact: true })).toBeVisible()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('An Escape that is held closes no dialog, a new one does', async () => {
  await open('?date=2024-06-05&open')
  const dialog = page.getByRole('dialog', { name: 'The Sky of 2024-06-05' })
  await expect.element(dialog).toBeVisible()
  for (const [repeat, count] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const escape = { key: 'Escape', repeat, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', escape))
    await expect.element(dialog).toHaveLength(count)
    expect(location.search).toBe(`?date=2024-06-05${repeat ? '&open' : ''}`)
  }
})

test('The browser says so where a date is emptied, half typed or doesn’t exist, and a day before the first is sent', async () => {
  const invalid = vi.fn<() => void>()
  await open('?date=2024-01-05')
  document.querySelector('form')?.addEventListener('invalid', invalid, true)
  const field = page.getByLabelText('Date', { exact: true })
  const type = async (keys: string) => {
    await field.click({ position: { x: 20, y: 10 } })
    await userEvent.keyboard(`${keys}{Enter}`)
  }
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  expect(invalid).toHaveBeenCalledTimes(1)
  goTo('/dateview?date=2024-01-06')
  await type('{Backspace}')
  expect(invalid).toHaveBeenCalledTimes(2)
  await type('02312010')
  expect(invalid).toHaveBeenCalledTimes(3)
  expect(location.search).toBe('?date=2024-01-06')
  await type('05051990')
  expect(location.search).toBe('?date=1990-05-05')
})

test('Submit asks again while an outage’s entry of another day is shown, and not for the date’s own entry', async () => {
  const date = '2024-05-01'
  answers.set(date, () => json(entryOf('1995-06-16')))
  await open(`?date=${date}`)
  await expect.element(titleOf('1995-06-16')).toBeVisible()
  answers.clear()
  const submit = page.getByRole('button', { name: 'Submit' }).element()
  HTMLElement.prototype.click.call(submit)
  await expect.element(titleOf(date)).toBeVisible()
  vi.mocked(fetch).mockClear()
  HTMLElement.prototype.click.call(submit)
  expect(fetch).not.toHaveBeenCalled()
})
