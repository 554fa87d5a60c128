import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, todayInNewYork } from '../../apod/calendar.ts'
import { goTo } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { queryClient } from '../../service/queries.ts'
import { makeEntry } from '../../test/entries.ts'
import { pressWithKeyboard } from '../../test/keyboard.ts'
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

const titleOf = (date: string) => page.getByRole('button', { name: `The Sky of ${date}` })
// Not the announcement, which says the same to screen readers.
const skeleton = page.getByRole('heading', { name: 'Loading...' })
const showTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const slideshow = page.getByRole('dialog', { name: 'Slideshow' })
const viewer = page.getByRole('dialog', { name: 'Image viewer' })
const day = '2024-03-10'
const entry = makeEntry(day, picture)

beforeEach(() => mockLookUps())

test('After a step to a day without an entry, the dialog says why, and Escape focuses the page', async () => {
  const answer = hold('legacy', '2024-06-06')
  await renderAt('/dateview?date=2024-06-05')
  await titleOf('2024-06-05').click()
  await userEvent.keyboard('{ArrowRight}')
  const dialog = page.getByRole('dialog', { name: 'June 6, 2024' })
  await expect.element(dialog.getByRole('heading', { name: 'Loading...' })).toBeVisible()
  answer(notFound())
  await expect.element(dialog.getByText('Not found.', { exact: true })).toBeVisible()
  expect(dialog.element().textContent).not.toContain('New York')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('A step to an unknown day shows its date at once, and nothing of the previous entry but its picture', async () => {
  const answer = hold('legacy', '2024-03-11')
  respond('legacy', day, () => json(entry))
  await renderAt(`/dateview?date=${day}`)
  await expect.element(page.getByTitle('Bookmark')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(skeleton).toBeInTheDocument()
  await expect.element(titleOf(day)).not.toBeInTheDocument()
  await expect.element(page.getByTitle('Bookmark')).not.toBeInTheDocument()
  expect(location.search).toBe('?date=2024-03-11')
  answer(json(makeEntry('2024-03-11', picture)))
  await expect.element(titleOf('2024-03-11')).toBeVisible()
})

test('A screen reader hears “Loading...” after each of two quick steps', async () => {
  for (const date of ['2024-03-11', '2024-03-12']) hold('legacy', date)
  await renderAt(`/dateview?date=${day}`)
  await expect.element(titleOf(day)).toBeVisible()
  const announcement = page.getByRole('status').getByText('Loading...')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(announcement).toBeInTheDocument()
  const first = announcement.element()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(announcement).toBeInTheDocument()
})

test('Buttons and arrow keys open the next and the previous day, and a held key only one', async () => {
  await renderAt('/dateview?date=2024-03-01')
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
  respond('legacy', day, () => json(makeEntry('2024-03-09')))
  await renderAt(`/dateview?date=${day}&open`)
  const heart = page.getByRole('dialog').getByRole('button', { name: 'Bookmark', exact: true })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.poll(storedRecords).toEqual([])
})

test('A swipe on a day without an entry opens the next day', async () => {
  respond('legacy', day, notFound)
  await renderAt(`/dateview?date=${day}`)
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

test('The viewer names a day that can’t be shown, says why, and offers to try again', async () => {
  const answer = hold('legacy', day)
  await renderAt(`/dateview?date=${day}&open&picture`)
  await expect.element(viewer.getByText('Loading...')).toBeVisible()
  answer(unavailable())
  await expect.element(viewer.getByRole('alert')).toHaveTextContent('down right now')
  await expect.element(viewer.getByRole('heading')).toHaveTextContent('Sun · Mar 10, 2024')
  await viewer.getByRole('button', { name: 'Try again' }).click()
  await expect.element(viewer.getByRole('button', { name: 'Loading...' })).toHaveFocus()
  answer(json(entry))
  await expect.element(viewer.getByRole('img')).toBeVisible()
  await expect.poll(() => viewer.element().contains(document.activeElement)).toBe(true)
})

test('If each service sends a code that the app has no notice for, the viewer shows only the date', async () => {
  for (const service of ['legacy', 'successor'] as const)
    respond(service, day, () => json({ code: 500 }, 500))
  await renderAt(`/dateview?date=${day}&open&picture`)
  await expect.element(viewer.getByRole('group')).toHaveTextContent(/^Sun · Mar 10, 2024$/)
})

test('Without the Navigation API, closing the viewer after a step looks up no day', async () => {
  // As in Safari before 26.2.
  const api = Object.getOwnPropertyDescriptor(window, 'navigation') ?? {}
  Reflect.deleteProperty(window, 'navigation')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  respond('legacy', day, () => json(entry))
  respond('legacy', '2024-03-11', () => json(makeEntry('2024-03-11', picture)))
  await renderAt(`/dateview?date=${day}`)
  await titleOf(day).click()
  openLayer('viewer')
  await expect.element(viewer.getByRole('img')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer).toHaveTextContent('The Sky of 2024-03-11')
  vi.setSystemTime(new Date('2026-11-20T13:00:00-05:00'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.search).toBe('?date=2024-03-11&open')
  await expect.element(viewer).not.toBeInTheDocument()
  Object.defineProperty(window, 'navigation', api)
  expect(requestsOf('legacy')).toEqual([day, '2024-03-11'])
})

test('A tab that becomes visible shows the new day, but under a dialog the day stays, even after Close', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  await renderAt('/dateview')
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

const todaysPaths = ['/dateview', '/dateview?date=2026-11-20']
test.each(todaysPaths)('Days later, a picture frame closes to the dialog at %s', async (path) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  for (const date of ['2026-11-20', '2026-11-22'])
    respond('legacy', date, () => json(makeEntry(date, picture)))
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

test('Today’s slideshow waits for today’s picture, shows yesterday’s if today has none, and says if neither has', async () => {
  const today = todayInNewYork()
  const yesterday = addDays(today, -1)
  const answer = hold('legacy', today)
  await renderAt('/dateview?slideshow')
  await expect.element(slideshow).toHaveTextContent('Loading...')
  expect(requestsOf('legacy')).not.toContain(yesterday)
  answer(json(makeEntry(today)))
  await expect.element(slideshow).toHaveTextContent('No pictures to show yet.')
  const refetch = (date: string) => queryClient.refetchQueries({ queryKey: ['day', date] })
  for (const date of [yesterday, today]) {
    respond('legacy', date, () => json(makeEntry(date, picture)))
    await refetch(date)
    await expect.element(slideshow).toHaveTextContent(`The Sky of ${date}`)
  }
})
