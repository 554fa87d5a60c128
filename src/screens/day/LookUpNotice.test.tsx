import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, formatDate, todayInNewYork } from '../../apod/calendar.ts'
import { cacheAnswer } from '../../service/cached-entries.ts'
import { makeEntry } from '../../test/entries.ts'
import { waitForPaint } from '../../test/frames.ts'
import {
  hold,
  json,
  mockLookUps,
  notFound,
  picture,
  requestsOf,
  respond,
  unavailable,
} from '../../test/look-ups.ts'
import { makeRecord, replaceRecords, storedRecords } from '../../test/records.ts'
import { renderAt } from '../../test/render-at.tsx'

const day = '2024-03-10'
const today = todayInNewYork()
const alert = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const loading = page.getByRole('button', { name: 'Loading...' })
// Not the announcement, which says the same to screen readers.
const skeleton = page.getByRole('heading', { name: 'Loading...' })
const titleOf = (date: string) => page.getByRole('button', { name: `The Sky of ${date}` })

beforeEach(() => mockLookUps())

test.each([
  ['2025-10-06', '/dateview?month=2025-10'],
  // Never had an entry.
  ['1995-06-17', undefined],
  [addDays(today, 1), undefined],
])('If %s isn’t found, its notice leads to the month “%s”', async (date, path) => {
  respond('legacy', date, notFound)
  await renderAt(`/dateview?date=${date}`)
  const link = page.getByRole('link', { name: /^Browse / })
  await expect.element(alert).toBeVisible()
  expect(link.query()?.getAttribute('href') ?? undefined).toBe(path)
})

test('If NASA sent a placeholder, the notice says so', async () => {
  respond('legacy', day, () => json(makeEntry(day, { title: 'Default Image' })))
  await renderAt(`/dateview?date=${day}`)
  await expect.element(alert).toHaveTextContent('NASA sent a placeholder instead')
})

const entry = makeEntry(day, picture)
const logo = { explanation: 'Discover the cosmos!' }

test.each<[string, cards: number, prepare: () => unknown]>([
  ['a cached entry', 1, () => cacheAnswer(day, { kind: 'entry', entry })],
  ['a bookmark’s copy', 1, () => replaceRecords([makeRecord(day)])],
  ['a bookmark of NASA’s logo', 0, () => replaceRecords([makeRecord(day, logo)])],
  ['no entry', 0, () => {}],
])('With %s, the notice stays during a retry, and success focuses the page', async (...row) => {
  const [, cards, prepare] = row
  await prepare()
  const answer = hold('legacy', day)
  await renderAt(`/dateview?date=${day}`)
  await expect.poll(() => requestsOf('legacy')).toHaveLength(1)
  const placeOfNotice = () => document.querySelector('.ui-notice')?.getBoundingClientRect()
  answer(unavailable())
  await expect.element(alert).toBeVisible()
  await expect.element(titleOf(day)).toHaveLength(cards)
  const [before, firstAlert] = [placeOfNotice(), alert.element()]
  await tryAgain.click()
  await expect.element(loading).toHaveFocus()
  await expect.element(loading).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('status').getByText('Loading...')).toBeInTheDocument()
  await expect.element(titleOf(day)).toHaveLength(cards)
  expect(placeOfNotice()).toEqual(before)
  await expect.element(alert).not.toBeInTheDocument()
  answer(unavailable())
  await expect.element(tryAgain).toHaveFocus()
  expect(alert.element()).not.toBe(firstAlert)
  await userEvent.keyboard('{Enter}')
  await expect.element(loading).toHaveFocus()
  answer(json(entry))
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(titleOf(day)).toBeVisible()
})

test.each([
  ['today', 404, 0, 'Not found.', 'Show yesterday’s picture'],
  // In Europe, it may already be today.
  ['tomorrow', 404, 1, 'Not found.', 'Show today’s picture'],
  ['a later day', 400, 30, 'Invalid Request', 'Show today’s picture'],
])('For %s (%i), the app says when the picture appears, and offers another', async (...row) => {
  const [, code, daysAhead, words, link] = row
  const date = addDays(todayInNewYork(), daysAhead)
  respond('legacy', date, () => json({ code }, code))
  await renderAt(`/dateview?date=${date}`)
  const start =
    daysAhead === 0
      ? 'Today’s picture isn’t out yet. It usually appears'
      : `The picture for ${formatDate(date, 'long')} will appear on that day,`
  const sentence = `${start} shortly after midnight in New York.${words}`
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent(sentence)
  const unbroken = daysAhead === 0 ? 'Today' : formatDate(date, 'long').replaceAll(' ', '\u00a0')
  expect(main.element().textContent).toContain(unbroken)
  await page.getByRole('link', { name: link }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('A failed day that is opened again says “Loading...” instead of why it failed', async () => {
  respond('legacy', day, unavailable)
  await renderAt(`/dateview?date=${day}`)
  await expect.element(alert).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(titleOf('2024-03-11')).toBeVisible()
  const answer = hold('legacy', day)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(skeleton).toBeInTheDocument()
  expect(page.getByText('down right now').query()).toBeNull()
  answer(unavailable())
  await expect.element(alert).toBeVisible()
})

test('“Not found.” stays while the app checks again, until today’s entry replaces it', async () => {
  respond('legacy', today, notFound)
  await renderAt('/dateview')
  const sentence = page.getByText('Not found.')
  await expect.element(sentence).toBeVisible()
  const before = sentence.element()
  const answer = hold('legacy', today)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => requestsOf('legacy')).toHaveLength(2)
  await waitForPaint()
  expect(sentence.elements()).toEqual([before])
  expect(skeleton.elements()).toEqual([])
  answer(json(makeEntry(today)))
  await expect.element(titleOf(today)).toBeVisible()
})

test.each([
  ['By Date', () => document.querySelector<HTMLElement>('[href="/dateview"]')?.click()],
  ['the page’s title', () => document.querySelector<HTMLElement>('[href="/"]')?.click()],
  ['Submit', () => page.getByRole('button', { name: 'Submit' }).click()],
])('Pressing %s looks up a missing entry again, but not one that is shown', async (_, press) => {
  cacheAnswer(today, { kind: 'entry', entry: makeEntry(today, picture) })
  for (const service of ['legacy', 'successor'] as const) respond(service, today, notFound)
  await renderAt('/dateview')
  await expect.element(page.getByText('Not found.')).toBeVisible()
  const answer = hold('legacy', today)
  await press()
  await expect.element(skeleton).toBeInTheDocument()
  expect(titleOf(today).query()).toBeNull()
  answer(unavailable())
  await expect.element(alert).toBeVisible()
  respond('legacy', today, () => json(makeEntry(today)))
  await press()
  await expect.element(titleOf(today)).toBeVisible()
  vi.mocked(fetch).mockClear()
  await press()
  expect(fetch).not.toHaveBeenCalled()
  expect(location.pathname + location.search).toBe('/dateview')
})

test('If NASA has sent another day’s entry, Submit looks the day up again', async () => {
  respond('legacy', day, () => json(makeEntry('1995-06-16')))
  await renderAt(`/dateview?date=${day}`)
  await expect.element(titleOf('1995-06-16')).toBeVisible()
  const notice = `NASA sent the picture for ${formatDate('1995-06-16', 'long')} instead.`
  await expect.element(page.getByText(notice)).toBeVisible()
  respond('legacy', day, () => json(makeEntry(day)))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(titleOf(day)).toBeVisible()
})

test('The heart of a saved copy removes the bookmark, and adds the same entry again', async () => {
  const record = makeRecord(day, picture)
  await replaceRecords([record])
  respond('legacy', day, unavailable)
  await renderAt(`/dateview?date=${day}`)
  const notice = page.getByText('This is the copy saved with your bookmark.')
  const heart = page.getByRole('button', { name: 'Bookmark', exact: true })
  for (const copies of [[], [{ ...record, createdAt: expect.any(Date) }]]) {
    await heart.click()
    await expect.element(notice).toHaveLength(copies.length)
    expect(await storedRecords()).toEqual(copies)
  }
})
