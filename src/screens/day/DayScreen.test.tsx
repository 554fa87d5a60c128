import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, formatDate, todayInNewYork } from '../../apod/calendar.ts'
import { goTo } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { cacheAnswer } from '../../service/cached-entries.ts'
import { queryClient } from '../../service/queries.ts'
import { makeEntry } from '../../test/entries.ts'
import { waitForPaint } from '../../test/frames.ts'
import { pressWithKeyboard } from '../../test/keyboard.ts'
import { mockFetch, requestCount } from '../../test/network.ts'
import { makeRecord, replaceRecords, storedRecords } from '../../test/records.ts'
import { renderAt } from '../../test/render-at.tsx'

const titleOf = (date: string) => page.getByRole('button', { name: `The Sky of ${date}` })
const slideshow = page.getByRole('dialog', { name: 'Slideshow' })
const alert = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const loading = page.getByRole('button', { name: 'Loading...' })
// Not the announcement, which says the same to screen readers.
const skeleton = page.getByRole('heading', { name: 'Loading...' })

/** Responses by date, else an entry. The key `successor` has the successor's, else a failure. */
const responses = new Map<string, () => Response | Promise<Response>>()

/** Holds responses back. Returns a function that answers the newest request. */
function holdResponse(key: string) {
  let respond: (response: Response) => void = () => {}
  responses.set(key, () => new Promise((resolve) => (respond = resolve)))
  return (response: Response) => respond(response)
}

const showTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const renderDateview = (search = '') => renderAt(`/dateview${search}`)
const json = (value: unknown, status = 200) => Response.json(value, { status })
const unavailable = () => new Response('', { status: 503 })
const notFound = () => json({ code: 404 }, 404)
// With a URL that loads, because a failed picture would disappear.
const picture = { media_type: 'image', url: `${location.origin}/icon.svg` }

beforeEach(() => {
  responses.clear()
  mockFetch(({ searchParams }) => {
    const date = searchParams.get('date')
    if (date === null) return (responses.get('successor') ?? unavailable)()
    return responses.get(date)?.() ?? json(makeEntry(date))
  })
})

const day = '2024-03-10'
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
  const respond = holdResponse(day)
  await renderDateview(`?date=${day}`)
  await expect.poll(requestCount).toBeGreaterThan(0)
  const placeOfNotice = () => document.querySelector('.ui-notice')?.getBoundingClientRect()
  respond(unavailable())
  await expect.element(alert).toBeVisible()
  await expect.element(titleOf(day)).toHaveLength(cards)
  const [before, firstAlert] = [placeOfNotice(), alert.element()]
  await tryAgain.click()
  await expect.element(loading).toHaveFocus()
  await expect.element(loading).toHaveAttribute('aria-disabled', 'true')
  await expect.element(titleOf(day)).toHaveLength(cards)
  expect(placeOfNotice()).toEqual(before)
  await expect.element(alert).not.toBeInTheDocument()
  respond(unavailable())
  await expect.element(tryAgain).toHaveFocus()
  expect(alert.element()).not.toBe(firstAlert)
  await userEvent.keyboard('{Enter}')
  await expect.element(loading).toHaveFocus()
  respond(json(entry))
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
  responses.set(date, () => json({ code }, code))
  await renderDateview(`?date=${date}`)
  const start =
    daysAhead === 0
      ? 'Today’s picture isn’t out yet. It usually appears'
      : `The picture for ${formatDate(date, 'long')} will appear on that day,`
  const sentence = `${start} shortly after midnight in New York.${words}`
  await expect.element(page.getByRole('main')).toHaveTextContent(sentence)
  await page.getByRole('link', { name: link }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('After a step to a day without an entry, the dialog says why, and Escape focuses the page', async () => {
  const respond = holdResponse('2024-06-06')
  await renderDateview('?date=2024-06-05')
  await titleOf('2024-06-05').click()
  await userEvent.keyboard('{ArrowRight}')
  const dialog = page.getByRole('dialog', { name: 'June 6, 2024' })
  await expect.element(dialog.getByRole('heading', { name: 'Loading...' })).toBeVisible()
  respond(notFound())
  await expect.element(dialog.getByText('Not found.', { exact: true })).toBeVisible()
  expect(dialog.element().textContent).not.toContain('New York')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('A step to an unknown day shows its date at once, and nothing of the previous entry but its picture', async () => {
  const respond = holdResponse('2024-03-11')
  responses.set(day, () => json(entry))
  await renderDateview(`?date=${day}`)
  await expect.element(page.getByTitle('Bookmark')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(skeleton).toBeInTheDocument()
  await expect.element(titleOf(day)).not.toBeInTheDocument()
  await expect.element(page.getByTitle('Bookmark')).not.toBeInTheDocument()
  expect(location.search).toBe('?date=2024-03-11')
  respond(json(makeEntry('2024-03-11', picture)))
  await expect.element(titleOf('2024-03-11')).toBeVisible()
})

test('A failed day that is opened again says why it failed, while it is looked up', async () => {
  responses.set(day, unavailable)
  await renderDateview(`?date=${day}`)
  await expect.element(alert).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(titleOf('2024-03-11')).toBeVisible()
  const respond = holdResponse(day)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(loading).toBeVisible()
  await expect.element(page.getByText('down right now')).toBeVisible()
  respond(unavailable())
  await expect.element(alert).toBeVisible()
})

test('A screen reader hears “Loading...” after each of two quick steps', async () => {
  for (const date of ['2024-03-11', '2024-03-12']) holdResponse(date)
  await renderDateview(`?date=${day}`)
  await expect.element(titleOf(day)).toBeVisible()
  const announcement = page.getByRole('status').getByText('Loading...')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(announcement).toBeInTheDocument()
  const first = announcement.element()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(announcement).toBeInTheDocument()
})

test('The heart of a saved copy removes the bookmark, and adds the same entry again', async () => {
  const record = makeRecord(day, picture)
  await replaceRecords([record])
  responses.set(day, unavailable)
  await renderDateview(`?date=${day}`)
  const notice = page.getByText('This is the copy saved with your bookmark.')
  const heart = page.getByRole('button', { name: 'Bookmark', exact: true })
  for (const copies of [[], [{ ...record, createdAt: expect.any(Date) }]]) {
    await heart.click()
    await expect.element(notice).toHaveLength(copies.length)
    expect(await storedRecords()).toEqual(copies)
  }
})

test('Buttons and arrow keys open the next and the previous day, and a held key only one', async () => {
  await renderDateview('?date=2024-03-01')
  await expect.element(titleOf('2024-03-01')).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name })
  const press = (key: string) => () => userEvent.keyboard(key)
  for (const [go, date] of [
    [press('{ArrowLeft}'), '2024-02-29'],
    [press('{ArrowRight}'), '2024-03-01'],
    [() => button('Previous day').click(), '2024-02-29'],
    [() => button('Next day').click(), '2024-03-01'],
  ] as const) {
    await go()
    await expect.element(titleOf(date)).toBeVisible()
    expect(location.search).toBe(`?date=${date}`)
  }
  const pushState = vi.spyOn(history, 'pushState')
  await pressWithKeyboard(button('Previous day'), '{Enter>9/}')
  await expect.element(titleOf('2024-02-29')).toBeVisible()
  await pressWithKeyboard(button('Random day'), '{Enter>9/}')
  expect(pushState).toHaveBeenCalledTimes(2)
  await expect.poll(() => location.search).not.toBe('?date=2024-02-29')
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect.element(titleOf(todayInNewYork())).toBeVisible()
  expect(location.search).toBe('')
  await expect.element(button('Next day')).toHaveAttribute('aria-disabled', 'true')
})

test('If NASA has sent another day’s entry, its heart in the dialog is that day’s', async () => {
  await replaceRecords([makeRecord('2024-03-09')])
  responses.set(day, () => json(makeEntry('2024-03-09')))
  await renderDateview(`?date=${day}&open`)
  const heart = page.getByRole('dialog').getByRole('button', { name: 'Bookmark', exact: true })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.poll(storedRecords).toEqual([])
})

test('A swipe on a day without an entry opens the next day', async () => {
  responses.set(day, notFound)
  await renderDateview(`?date=${day}`)
  const sentence = page.getByText('Not found.')
  await expect.element(sentence).toBeVisible()
  for (const [type, clientX] of Object.entries({ pointerdown: 200, pointerup: 100 }))
    sentence
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX }),
      )
  await expect.element(titleOf('2024-03-11')).toBeVisible()
})

test('If NASA has sent another day’s entry, Submit looks the day up again', async () => {
  responses.set(day, () => json(makeEntry('1995-06-16')))
  await renderDateview(`?date=${day}`)
  await expect.element(titleOf('1995-06-16')).toBeVisible()
  const notice = `NASA sent the picture for ${formatDate('1995-06-16', 'long')} instead.`
  await expect.element(page.getByText(notice)).toBeVisible()
  responses.clear()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(titleOf(day)).toBeVisible()
})

test('“Not found.” shows while the successor is slow, and the late entry doesn’t move the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  responses.set(day, notFound)
  const respond = holdResponse('successor')
  await renderDateview(`?date=${day}`)
  await expect.poll(requestCount).toBe(2)
  await expect
    .poll(() => vi.advanceTimersByTime(1000) && page.getByText('Not found.').elements())
    .toHaveLength(1)
  await expect.element(skeleton).not.toBeInTheDocument()
  const submit = page.getByRole('button', { name: 'Submit' })
  submit.element().focus()
  respond(json({ ...makeEntry(day), hdurl: false, credit: '' }))
  await expect.poll(() => vi.advanceTimersByTime(10) && titleOf(day).elements()).toHaveLength(1)
  await expect.element(submit).toHaveFocus()
})

test('“Not found.” stays while the app checks again, until today’s entry replaces it', async () => {
  const today = todayInNewYork()
  responses.set(today, notFound)
  await renderDateview()
  const sentence = page.getByText('Not found.')
  await expect.element(sentence).toBeVisible()
  const before = sentence.element()
  const respond = holdResponse(today)
  vi.mocked(fetch).mockClear()
  showTab()
  await expect.poll(requestCount).toBe(2)
  await waitForPaint()
  expect(sentence.elements()).toEqual([before])
  expect(skeleton.elements()).toEqual([])
  respond(json(makeEntry(today)))
  await expect.element(titleOf(today)).toBeVisible()
})

test.each([
  ['By Date', () => document.querySelector<HTMLElement>('[href="/dateview"]')?.click()],
  ['the page’s title', () => document.querySelector<HTMLElement>('[href="/"]')?.click()],
  ['Submit', () => page.getByRole('button', { name: 'Submit' }).click()],
])('Pressing %s looks up a missing entry again, but not one that is shown', async (_, press) => {
  const today = todayInNewYork()
  cacheAnswer(today, { kind: 'entry', entry: makeEntry(today, picture) })
  for (const key of [today, 'successor']) responses.set(key, notFound)
  await renderDateview()
  await expect.element(page.getByText('Not found.')).toBeVisible()
  const respond = holdResponse(today)
  await press()
  await expect.element(skeleton).toBeInTheDocument()
  expect(titleOf(today).query()).toBeNull()
  respond(unavailable())
  await expect.element(alert).toBeVisible()
  responses.clear()
  await press()
  await expect.element(titleOf(today)).toBeVisible()
  vi.mocked(fetch).mockClear()
  await press()
  expect(fetch).not.toHaveBeenCalled()
  expect(location.pathname + location.search).toBe('/dateview')
})

test('A tab that becomes visible shows the new day, but under a dialog the day stays, even after Close', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  await renderDateview()
  await expect.element(titleOf('2026-11-20')).toBeVisible()
  vi.setSystemTime(new Date('2026-11-21T00:05:00-05:00'))
  showTab()
  await expect.element(titleOf('2026-11-21')).toBeVisible()
  expect(location.search).toBe('')
  await titleOf('2026-11-21').click()
  const dialog = page.getByRole('dialog', { name: 'The Sky of 2026-11-21' })
  await expect.element(dialog).toBeVisible()
  vi.setSystemTime(new Date('2026-11-22T12:00:00-05:00'))
  showTab()
  await userEvent.keyboard('{Escape}')
  await expect.element(titleOf('2026-11-21')).toBeVisible()
})

const viewer = page.getByRole('dialog', { name: 'Image viewer' })

test('The viewer names a day that can’t be shown, says why, and offers to try again', async () => {
  const respond = holdResponse(day)
  await renderDateview(`?date=${day}&open&picture`)
  await expect.element(viewer.getByText('Loading...')).toBeVisible()
  respond(unavailable())
  await expect.element(viewer.getByRole('alert')).toHaveTextContent('down right now')
  await expect.element(viewer.getByRole('heading')).toHaveTextContent('Sun · Mar 10, 2024')
  await viewer.getByRole('button', { name: 'Try again' }).click()
  await expect.element(viewer.getByRole('button', { name: 'Loading...' })).toHaveFocus()
  respond(json(entry))
  await expect.element(viewer.getByRole('img')).toBeVisible()
  await expect.poll(() => viewer.element().contains(document.activeElement)).toBe(true)
})

test('If each service sends a code that the app has no notice for, the viewer shows only the date', async () => {
  for (const key of [day, 'successor']) responses.set(key, () => json({ code: 500 }, 500))
  await renderDateview(`?date=${day}&open&picture`)
  await expect.element(viewer.getByRole('group')).toHaveTextContent(/^Sun · Mar 10, 2024$/)
})

/** The dates that were requested from the legacy service. */
const requestedDates = () =>
  vi.mocked(fetch).mock.calls.flatMap(([input]) => {
    const url = input instanceof Request ? input.url : String(input)
    return new URL(url).searchParams.get('date') ?? []
  })

test('Without the Navigation API, closing the viewer after a step looks up no day', async () => {
  // As in Safari before 26.2.
  const api = Object.getOwnPropertyDescriptor(window, 'navigation') ?? {}
  Reflect.deleteProperty(window, 'navigation')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  responses.set(day, () => json(entry))
  responses.set('2024-03-11', () => json(makeEntry('2024-03-11', picture)))
  await renderDateview(`?date=${day}`)
  await titleOf(day).click()
  openLayer('viewer')
  await expect.element(viewer.getByRole('img')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer).toHaveTextContent('The Sky of 2024-03-11')
  vi.setSystemTime(new Date('2026-11-20T13:00:00-05:00'))
  vi.mocked(fetch).mockClear()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.search).toBe('?date=2024-03-11&open')
  await expect.element(viewer).not.toBeInTheDocument()
  Object.defineProperty(window, 'navigation', api)
  expect(requestedDates()).toEqual([])
})

const todaysPaths = ['/dateview', '/dateview?date=2026-11-20']
test.each(todaysPaths)('Days later, a picture frame closes to the dialog at %s', async (path) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  for (const date of ['2026-11-20', '2026-11-22'])
    responses.set(date, () => json(makeEntry(date, picture)))
  await renderAt(path)
  await titleOf('2026-11-20').click()
  goTo('/dateview?slideshow')
  await expect.element(slideshow).toHaveTextContent('The Sky of 2026-11-20')
  vi.setSystemTime(new Date('2026-11-22T12:00:00-05:00'))
  showTab()
  await expect.element(slideshow).toHaveTextContent('The Sky of 2026-11-22')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'The Sky of 2026-11-20' })).toBeVisible()
  expect(location.search).toBe('?date=2026-11-20&open')
})

test('A picture frame opened by its address closes to today’s picture, even if the device just woke', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  responses.set('2026-11-20', () => json(makeEntry('2026-11-20', picture)))
  await renderDateview('?slideshow')
  await expect.element(slideshow).toHaveTextContent('The Sky of 2026-11-20')
  const respond = holdResponse('2026-11-22')
  vi.mocked(fetch).mockClear()
  vi.setSystemTime(new Date('2026-11-22T07:00:00-05:00'))
  showTab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.search).toBe('')
  respond(json(makeEntry('2026-11-22', picture)))
  await expect.element(titleOf('2026-11-22')).toBeVisible()
  expect(requestedDates()).toEqual(['2026-11-22'])
})

test('Today’s slideshow waits for today’s picture, shows yesterday’s if today has none, and says if neither has', async () => {
  const today = todayInNewYork()
  const yesterday = addDays(today, -1)
  const respond = holdResponse(today)
  await renderDateview('?slideshow')
  await expect.element(slideshow).toHaveTextContent('Loading...')
  expect(requestedDates()).not.toContain(yesterday)
  respond(json(makeEntry(today)))
  await expect.element(slideshow).toHaveTextContent('No pictures to show yet.')
  const refetch = (date: string) => queryClient.refetchQueries({ queryKey: ['day', date] })
  for (const date of [yesterday, today]) {
    responses.set(date, () => json(makeEntry(date, picture)))
    await refetch(date)
    await expect.element(slideshow).toHaveTextContent(`The Sky of ${date}`)
  }
})
