import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { todayInNewYork } from '../../apod/calendar.ts'
import { daysOf, monthOf } from '../../apod/month.ts'
import { goTo } from '../../navigation/history.ts'
import { mockFetch, throwNetworkError } from '../../test/network.ts'
import { listResponse, makePost, postWithContent } from '../../test/posts.ts'
import { makeRecord, replaceRecords } from '../../test/records.ts'
import { renderAt } from '../../test/render-at.tsx'
import { collapseWhitespace } from '../../text/plain-text.ts'

const tilesIn = (list: string) => page.getByRole('list', { name: list }).getByRole('link')
const slideshow = page.getByRole('button', { name: 'Slideshow' })
const tryAgain = page.getByRole('button', { name: 'Try again' })
const comboboxOf = (name: string) => page.getByRole('combobox', { name })
const tileTitled = (title: string) => page.getByRole('link', { name: title })
const renderDateview = (search: string) => renderAt(`/dateview${search}`)

const comeOnline = async () =>
  ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))

beforeEach(async () => {
  await page.viewport(1280, 768)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  mockFetch(throwNetworkError)
})

test.each([
  ['May 2010', '?month=2010-05', '1 Sat', ['2010-05-01', '2010-05-31', '2010-06-01']],
  ['December 31', '?day=12-31', '2025', ['2025-12-31', '1995-12-31', '2025-12-30']],
])('The wall of %s shows its days before titles load', async (name, search, label, days) => {
  const tiles = tilesIn(name)
  const { promise, resolve } = Promise.withResolvers<void>()
  mockFetch(() => promise.then(() => listResponse(days)))
  await renderDateview(search)
  await expect.element(tiles).toHaveLength(31)
  expect(tiles.first()).toHaveAccessibleName(label)
  const marked = () => tiles.elements().filter((tile) => tile.querySelector('svg'))
  expect(marked()).toEqual([])
  await slideshow.click()
  await expect.element(page.getByRole('status').getByText('Loading...')).toBeVisible()
  resolve()
  await expect.element(tileTitled(`${label} Lamp ${days[0]}`)).toBeVisible()
  expect(tiles.elements().filter(({ textContent }) => textContent.includes('Lamp'))).toHaveLength(2)
  await expect.poll(marked).toHaveLength(29)
  expect(page.getByRole('link', { name: /, (19|20)\d\d$/ }).elements()).toEqual([])
  // None of the posts has a picture.
  await expect.element(slideshow).not.toBeInTheDocument()
})

test('Each tile of a month is below its weekday, and has a name such as “7 Fri today”', async () => {
  await renderDateview('?month=2026-11')
  const tiles = tilesIn('November 2026')
  const names = () => tiles.elements().map((tile) => collapseWhitespace(tile.textContent))
  await expect.poll(names).toContainEqual(expect.stringMatching(/^1 /))
  const weekdays = [...document.querySelectorAll('main [aria-hidden] > span')]
  const leftOf = (element: Element) => element.getBoundingClientRect().left
  const expected = tiles.elements().map((tile, index) => {
    const weekday = weekdays.find((heading) => leftOf(heading) === leftOf(tile))
    return `${index + 1} ${weekday?.textContent}`
  })
  expect(names()).toEqual([...expected.slice(0, -1), `${expected.at(-1)} today`])
})

test('A wall’s tile shows whether its day is bookmarked', async () => {
  await renderDateview('?month=2010-05')
  const tile = tilesIn('May 2010').nth(16)
  await replaceRecords([makeRecord('2010-05-17')])
  await expect.element(tile).toHaveAccessibleName(/ bookmarked$/)
  await replaceRecords()
  await expect.element(tile).toHaveAccessibleName(/Mon$/)
})

test.each<[string, string, string, string, () => Promise<unknown>]>([
  ['pressing Try again', '?month=2011-05', 'May 2011', '2011-05-01', () => tryAgain.click()],
  ['coming online', '?day=12-30', 'December 30', '2011-12-30', comeOnline],
])('If a wall’s list fails, an alert shows, and %s reloads it', async (...row) => {
  const [, search, name, day, retry] = row
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderDateview(search)
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline.')
  expect(tilesIn(name).elements()).toHaveLength(31)
  await expect.element(slideshow).not.toBeInTheDocument()
  mockFetch(() => listResponse([day]))
  await retry()
  await expect.element(tileTitled(`Lamp ${day}`)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('If NASA limits requests to its list, a wall says so', async () => {
  mockFetch(() => new Response('', { status: 429 }))
  await renderDateview('?month=2012-05')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^NASA limits /)
})

test.each([
  ['wall', '?month=1998-05'],
  ['search', '?find=lamp'],
])('If a %s’s pictures fail, Try again requests only those', async (_, search) => {
  const contentOf = (slug: string) =>
    postWithContent(slug, `<video poster="${location.origin}/icon.svg">`)
  let contents = Promise.withResolvers<void>()
  let isServiceUp = false
  const requests: string[] = []
  mockFetch(async ({ searchParams }) => {
    const slugs = searchParams.get('slug')
    requests.push(slugs ?? 'posts')
    const posts = daysOf(monthOf('1998-05-01')).map((day) => makePost(day, { slug: day.slice(8) }))
    if (!slugs) return Response.json(posts, { headers: { 'X-WP-Total': '24' } })
    await contents.promise
    if (!isServiceUp) return new Response('', { status: 503 })
    return Response.json(slugs.split(',').map(contentOf))
  })
  await renderDateview(search)
  await expect.element(tileTitled('Lamp 1998-05-01')).toBeVisible()
  await expect.element(slideshow).toBeVisible()
  expect(document.querySelector('.ui-notice')).toBeNull()
  contents.resolve()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Some pictures couldn’t be loaded.')
  await expect.element(slideshow).not.toBeInTheDocument()
  expect(tileTitled('Lamp').elements()).toHaveLength(31)
  requests.length = 0
  isServiceUp = true
  contents = Promise.withResolvers<void>()
  await tryAgain.click()
  contents.resolve()
  await expect.poll(() => document.querySelectorAll('li img')).toHaveLength(31)
  await expect.element(page.getByRole('link', { name: /\bvideo\b/ })).toHaveLength(31)
  await expect.element(slideshow).toBeVisible()
  expect(alert).not.toBeInTheDocument()
  expect(requests.filter((slugs) => slugs !== 'posts')).toEqual([
    expect.stringMatching(/^01,02,.*31$/),
  ])
})

test('31 December is followed by 1 January, and a shorter month selects its last day', async () => {
  await renderDateview('?day=12-31')
  await page.getByRole('button', { name: 'Next day' }).click()
  expect(location.search).toBe('?day=01-01')
  await comboboxOf('Day').selectOptions('31')
  await comboboxOf('Month').selectOptions('February')
  expect(location.search).toBe('?day=02-29')
  await expect.element(tilesIn('February 29')).toHaveLength(8)
  expect(comboboxOf('Day').getByRole('option').elements()).toHaveLength(29)
  await comboboxOf('Day').selectOptions('7')
  expect(location.search).toBe('?day=02-07')
})

test('While the pictures of the next day in all years come, the old ones stay', async () => {
  mockFetch(() => listResponse(['2020-05-17']))
  await renderDateview('?day=05-17')
  await expect.element(tileTitled('Lamp 2020-05-17')).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  mockFetch(() => promise.then(() => listResponse(['2020-05-18'])))
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect.element(page.getByRole('heading', { name: 'May 18' })).toBeInTheDocument()
  await expect.element(page.getByText('Lamp 2020-05-17')).toBeInTheDocument()
  resolve()
  await expect.element(tileTitled('Lamp 2020-05-18')).toBeVisible()
  expect(page.getByText('Lamp 2020-05-17').elements()).toEqual([])
})

test.each([
  ['current month', '?month=2025-03', '2025-03-08'],
  ['wall of the new day', '?day=03-09', '2024-03-09'],
])('After midnight, the %s shows its new picture by itself', async (_, search, lastDay) => {
  const toFake = ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
  vi.useFakeTimers({ now: new Date('2025-03-08T23:50:00-05:00'), toFake: [...toFake] })
  const listedDays = [lastDay]
  mockFetch(() => listResponse(listedDays))
  await renderDateview(search)
  await expect.element(tileTitled(`Lamp ${lastDay}`)).toBeVisible()
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  listedDays.push('2025-03-09')
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  await expect.element(tileTitled('Lamp 2025-03-09')).toBeVisible()
})

test('Walls, steps and menus stay between the first day and today', async () => {
  await renderDateview('?month=1995-06')
  await expect.element(tilesIn('June 1995')).toHaveLength(12)
  expect(tilesIn('June 1995').first()).toHaveAttribute('href', '/dateview?date=1995-06-16')
  const previous = page.getByRole('button', { name: 'Previous month' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('option', { name: 'May' })).toBeDisabled()
  const today = todayInNewYork()
  goTo(`?month=${today.slice(0, 7)}`)
  await expect
    .element(tilesIn('November 2026').last())
    .toHaveAttribute('href', `/dateview?date=${today}`)
  expect(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
})
