import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { todayInNewYork } from '../apod/calendar.ts'
import { monthInWords, monthOf } from '../apod/month.ts'
import { BookmarksProvider } from '../bookmarks/BookmarksProvider.tsx'
import { useToday } from '../entry/use-today.ts'
import { type ArchiveAddress, parseAddress } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import { queryClient } from '../service/queries.ts'
import { getBookmark, seedRecords } from '../test/records.ts'
import { Archive } from './Archive.tsx'

const tiles = page.getByRole('listitem').getByRole('link')
const titled = (title: string) => page.getByRole('link', { name: title })

function archiveAt(search: string) {
  goTo(`/dateview${search}`)
  const address = parseAddress(location)
  const { screen } = address
  if (screen !== 'month' && screen !== 'years' && screen !== 'find') throw new Error(search)
  return (
    <QueryClientProvider client={queryClient}>
      <ArchiveToday address={address} />
    </QueryClientProvider>
  )
}

function ArchiveToday({ address }: { address: ArchiveAddress }) {
  return <Archive address={address} today={useToday()} shownDate={undefined} />
}

/** Posts of the days, with a title that no other test has. */
function listOf(name: string, days: readonly string[], pages = 1) {
  const headers = { 'X-WP-Total': String(24 * pages) }
  return Response.json(
    days.map((day) => postOf(name, day)),
    { headers },
  )
}

function postOf(name: string, day: string) {
  return { date: `${day}T00:05:00`, title: { rendered: `${name} ${day}` } }
}

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))
test.each([
  ['month', '?month=2010-05', '1 Sat', ['2010-05-01', '2010-05-31', '2010-06-01']],
  ['day in all years', '?day=12-31', '2025', ['2025-12-31', '1995-12-31', '2025-12-30']],
])(
  'The wall of a %s has its days before its list is there, and after that its titles',
  async (_, search, label, days) => {
    let resolve: (response: Response) => void = () => {}
    const response = new Promise<Response>((arrive) => (resolve = arrive))
    vi.mocked(fetch).mockImplementation(async () => (await response).clone())
    await render(archiveAt(search))
    await expect.poll(() => tiles.elements()).toHaveLength(31)
    expect(tiles.first()).toHaveAccessibleName(label)
    const { x, y } = tiles.nth(30).element().getBoundingClientRect()
    resolve(listOf('Lamp', days))
    await expect.element(titled(`${label}, Lamp ${days[0]}`)).toBeVisible()
    expect(titled('Lamp').elements()).toHaveLength(2)
    expect(tiles.nth(30).element().getBoundingClientRect()).toMatchObject({ x, y })
  },
)

test('A heart that any tab sets or unsets shows on the wall', async () => {
  await seedRecords()
  await render(archiveAt('?month=2010-05'), { wrapper: BookmarksProvider })
  const tile = page.getByRole('link', { name: '17 Mon' })
  await expect.element(tile).toHaveAccessibleName('17 Mon')
  await seedRecords([getBookmark('2010-05-17')])
  await expect.element(tile).toHaveAccessibleName('17 Mon, bookmarked')
  expect(tile.element().querySelectorAll('svg')).toHaveLength(1)
  await seedRecords()
  await expect.element(tile).toHaveAccessibleName('17 Mon')
  expect(tile.element().querySelectorAll('svg')).toHaveLength(0)
})

test.each([
  ['?month=2011-05', '2011-05-01', () => Promise.reject(new TypeError('offline'))],
  ['?day=12-30', '2011-12-30', async () => Response.json([])],
])(
  'The wall at %s without its list says so, and asks again when the visitor wants that',
  async (search, day, refuse) => {
    vi.mocked(fetch).mockImplementation(refuse)
    await render(archiveAt(search))
    await expect.element(page.getByRole('alert')).toHaveTextContent('NASA’s list can’t be reached')
    expect(tiles.elements()).toHaveLength(31)
    vi.mocked(fetch).mockImplementation(async () => listOf('Second try', [day]))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(titled(`Second try ${day}`)).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

test('The days of all years go on over the year’s ends, and a month without the day leads to its last', async () => {
  const { rerender } = await render(archiveAt('?day=12-31'))
  await page.getByRole('button', { name: 'Next day' }).click()
  expect(location.search).toBe('?day=01-01')
  await rerender(archiveAt('?day=01-01'))
  await page.getByRole('button', { name: 'Previous day' }).click()
  expect(location.search).toBe('?day=12-31')
  await rerender(archiveAt('?day=01-31'))
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('February')
  expect(location.search).toBe('?day=02-29')
  await rerender(archiveAt('?day=02-29'))
  await expect.poll(() => tiles.elements()).toHaveLength(8)
  const day = page.getByRole('combobox', { name: 'Day' })
  expect(day.getByRole('option').elements()).toHaveLength(29)
  await day.selectOptions('7')
  expect(location.search).toBe('?day=02-07')
})

test('After midnight the wall of the new day asks for this year’s picture', async () => {
  const toFake = ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
  vi.useFakeTimers({ now: new Date('2025-03-08T23:50:00-05:00'), toFake: [...toFake] })
  const days = ['2024-03-09', '2023-03-09']
  vi.mocked(fetch).mockImplementation(async () => listOf('Night', days))
  await render(archiveAt('?day=03-09'))
  await expect.element(titled('Night 2024-03-09')).toBeVisible()
  expect(titled('Night 2025-03-09')).not.toBeInTheDocument()
  days.push('2025-03-09')
  await vi.advanceTimersByTimeAsync(26 * 60_000)
  await expect.element(titled('Night 2025-03-09')).toBeVisible()
})

test('After midnight the current month keeps its pictures, and asks each quarter of an hour for the new day, after a sleep at once', async () => {
  const toFake = ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
  vi.useFakeTimers({ now: new Date('2025-03-08T23:50:00-05:00'), toFake: [...toFake] })
  let last = 8
  const asked: string[] = []
  vi.mocked(fetch).mockImplementation(async () => {
    asked.push(new Date().toLocaleTimeString('sv', { timeZone: 'America/New_York' }))
    // Down at 00:15.
    if (asked.length === 2) throw new TypeError('offline')
    const days = Array.from({ length: last }, (_, day) => `2025-03-0${day + 1}`)
    return listOf('Night', days)
  })
  await render(archiveAt('?month=2025-03'))
  await expect.element(titled('Night 2025-03-08')).toBeVisible()
  await vi.advanceTimersByTimeAsync(26 * 60_000)
  expect(tiles.elements()).toHaveLength(9)
  await expect.element(titled('Night 2025-03-08')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
  last = 9
  await vi.advanceTimersByTimeAsync(12 * 60 * 60_000)
  await expect.element(titled('Night 2025-03-09')).toBeVisible()
  const times = asked.map((time) => time.slice(0, 5))
  expect(times.slice(0, 5)).toEqual(['23:50', '00:15', '00:30', '00:45', '01:00'])
  // New York's clocks go forward in this night.
  expect(times.at(-1)).toBe('04:30')
  vi.setSystemTime(new Date('2025-03-10T08:00:00-04:00'))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.at(-1)).toMatch(/^08:00/)
  const count = asked.length
  await vi.advanceTimersByTimeAsync(10_000)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(count)
})

test('Walls end with the first day and today, and their steps and months say so', async () => {
  const { rerender } = await render(archiveAt('?month=1995-06'))
  await expect.poll(() => tiles.elements()).toHaveLength(12)
  expect(tiles.first()).toHaveAttribute('href', '/dateview?date=1995-06-16')
  const previous = page.getByRole('button', { name: 'Previous month' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('option', { name: 'May' })).toBeDisabled()
  const today = todayInNewYork()
  await rerender(archiveAt(`?month=${today.slice(0, 7)}`))
  await expect.poll(() => tiles.last().element().getAttribute('href')).toContain(today)
  expect(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
})

test('Show more by key goes on at the first new picture, and where it fails on Try again', async () => {
  let fails = true
  vi.mocked(fetch).mockImplementation(async (input) => {
    const number = Number(new URL(new Request(input).url).searchParams.get('page'))
    if (number === 2 && fails) throw new TypeError('offline')
    const days = [2 * number, 2 * number + 1].map((day) => `2012-07-0${day}`)
    return listOf('More', days, 3)
  })
  await render(archiveAt('?find=more'))
  const more = page.getByRole('button', { name: 'Show more' })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
  fails = false
  await userEvent.keyboard('{Enter}')
  await expect.element(titled('More 2012-07-04')).toHaveFocus()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titled('More 2012-07-06')).toHaveFocus()
})

test('The search without words has its heading, the way to the month and the focus, and asks and finds nothing', async () => {
  const { rerender } = await render(archiveAt('?find='))
  const field = page.getByRole('searchbox')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Search all pictures' })).toBeVisible()
  const month = monthInWords(monthOf(todayInNewYork()))
  await expect.element(page.getByRole('link', { name: month })).toBeVisible()
  expect(document.title).toBe('Search all pictures – Astronomy Picture Of the Day')
  expect(page.getByRole('button', { name: 'Slideshow' })).not.toBeInTheDocument()
  expect(page.getByText(/found|all of them/).elements()).toEqual([])
  expect(tiles.elements()).toHaveLength(12)
  expect(fetch).not.toHaveBeenCalled()
  vi.mocked(fetch).mockImplementation(async () => listOf('Sought', ['2014-05-01']))
  await rerender(archiveAt('?find=sought'))
  await expect.element(titled('Sought 2014-05-01')).toBeVisible()
  titled('Sought 2014-05-01').element().focus()
  await rerender(archiveAt('?find='))
  await expect.element(field).toHaveFocus()
  expect(titled('Sought 2014-05-01')).not.toBeInTheDocument()
})

test('On a wall, / only focuses the search field', async () => {
  await render(archiveAt('?month=2014-05'))
  const field = page.getByRole('searchbox')
  await expect.element(field).not.toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  expect(field).toHaveValue('')
  expect(location.search).toBe('?month=2014-05')
})

test.each([
  ['2010-05-05\u200b', '?date=2010-05-05'],
  [' ２０１０-０５ ', '?month=2010-05'],
])('Pasted into the search, %j leads to %s', async (typed, search) => {
  await render(archiveAt('?month=2014-05'))
  await page.getByRole('searchbox').fill(typed)
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe(search)
})

test.each([
  ['?find=m+31', 1],
  ['?find=%22NGC+1300%22&order=newest', 1],
  ['?find=m31&order=oldest', 0],
  ['?find=galaxies', 0],
  ['?month=2010-05', 0],
])('At %s there are %i links to a slideshow from 1995 on', async (search, count) => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}))
  await render(archiveAt(search))
  await expect.element(page.getByRole('button', { name: 'Slideshow' })).toBeVisible()
  const links = page.getByRole('link', { name: 'Slideshow, oldest first' })
  expect(links.elements()).toHaveLength(count)
  if (count === 0) return
  const address = parseAddress(new URL(links.element().getAttribute('href') ?? '', location.href))
  expect(address).toMatchObject({ order: 'oldest', layers: ['slideshow'] })
})

test('Found pictures stand in NASA’s order, the best match first', async () => {
  const days = ['2010-05-17', '2015-01-01', '1999-12-31']
  vi.mocked(fetch).mockImplementation(async () => listOf('Match', days))
  await render(archiveAt('?find=match'))
  const names = () =>
    tiles.elements().map(({ textContent }) => textContent.match(/Match [\d-]+/)?.[0])
  await expect.poll(names).toEqual(days.map((day) => `Match ${day}`))
})
