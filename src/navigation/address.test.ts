import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Layer, orders, parseAddress, pathOf } from './address.ts'

afterEach(() => void vi.unstubAllEnvs())

const parse = (href: string) => parseAddress(new URL(href, 'https://page.example'))

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 })
const trimmed = anyText.map((text) => text.trim())
const layersOf = (...each: Layer[][]) => fc.constantFrom<readonly Layer[]>(...each)
const entryLayers = layersOf(['open'], ['open', 'picture'])
const listLayers = layersOf([], ['slideshow'])
const bookmarks = {
  screen: fc.constant('bookmarks' as const),
  query: anyText,
  order: fc.constantFrom(...orders.bookmarks),
}
const anyAddress = fc.oneof(
  fc.record({
    screen: fc.constant('day' as const),
    date: trimmed.map((date) => date || undefined),
    layers: fc.oneof(layersOf([]), entryLayers),
  }),
  fc.record({ screen: fc.constant('month' as const), month: trimmed, layers: listLayers }),
  fc.record({
    screen: fc.constant('years' as const),
    monthDay: trimmed,
    order: fc.constantFrom(...orders.years),
    layers: listLayers,
  }),
  fc.record({
    screen: fc.constant('find' as const),
    words: trimmed.filter(Boolean),
    order: fc.constantFrom(...orders.find),
    layers: listLayers,
  }),
  fc.record({ ...bookmarks, openKey: fc.constant(undefined), layers: listLayers }),
  fc.record({ ...bookmarks, openKey: anyText, layers: entryLayers }),
)

test('What is written as an address is read from it again', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(parse(pathOf(address))).toEqual(address)
    }),
  )
})

/** An address, its screen, what it names there, and what is open. */
test.each([
  ['/dateview', 'day', undefined, ''],
  ['/dateview?date=2024-01-05', 'day', '2024-01-05', ''],
  ['/dateview?open', 'day', undefined, 'open'],
  ['/dateview?date=2024-01-05&open', 'day', '2024-01-05', 'open'],
  ['/dateview?date=2024-01-05&open&picture', 'day', '2024-01-05', 'open,picture'],
  ['/dateview?month=2010-05', 'month', '2010-05', ''],
  ['/dateview?month=2010-05&slideshow', 'month', '2010-05', 'slideshow'],
  ['/dateview?day=07-14', 'years', '07-14,newest', ''],
  ['/dateview?day=07-14&order=oldest', 'years', '07-14,oldest', ''],
  ['/dateview?find=', 'find', ',best', ''],
  ['/dateview?find=crab+nebula', 'find', 'crab nebula,best', ''],
  ['/dateview?find=m31&order=newest', 'find', 'm31,newest', ''],
  ['/dateview?find=m31&order=oldest&slideshow', 'find', 'm31,oldest', 'slideshow'],
  ['/bookmarks', 'bookmarks', ',newest', ''],
  ['/bookmarks?q=r%C3%ADo&order=date', 'bookmarks', 'río,date', ''],
  ['/bookmarks?slideshow', 'bookmarks', ',newest', 'slideshow'],
  ['/bookmarks?open=2024-01-05', 'bookmarks', ',newest,2024-01-05', 'open'],
  ['/bookmarks?open=2024-01-05&picture', 'bookmarks', ',newest,2024-01-05', 'open,picture'],
])('%s is %s %s, with %j open, and is written so', (path, screen, named, layers) => {
  const address = parse(path)
  const { screen: found, layers: open, ...rest } = address
  expect([found, open.join()]).toEqual([screen, layers])
  const values = Object.values(rest).filter((value) => value !== undefined)
  expect(values.join()).toBe(named ?? '')
  if (found !== 'not found') expect(pathOf(address)).toBe(path)
})

test.each([
  ['open beside a month', '/dateview?month=2010-05&open'],
  ['open beside a day of all years', '/dateview?day=07-14&open'],
  ['picture without open', '/dateview?date=2024-01-05&picture'],
  ['a slideshow of a day', '/dateview?date=2024-01-05&slideshow'],
  ['a slideshow of no words', '/dateview?find=&slideshow'],
  ['picture on a list', '/bookmarks?picture'],
])('%s says nothing', (_, path) => {
  expect(parse(path)).toMatchObject({ layers: [] })
})

test.each(['/dateview?', '/dateview?date=', '/dateview?date=%20', '/dateview?q=x'])(
  '%s has no date',
  (path) => {
    expect(parse(path)).toEqual(parse('/dateview'))
  },
)

test.each([
  ['/', 'day'],
  ['/dateview/', 'day'],
  ['/bookmarks/', 'bookmarks'],
  ['/Bookmarks', 'not found'],
  ['/dateview/2024-01-05', 'not found'],
  ['/dateview?month=2010-05&day=05-17&find=m31&date=2010-05-17', 'day'],
  ['/dateview?month=2010-05&day=05-17&find=m31', 'find'],
  ['/dateview?month=2010-05&find=+&date=', 'find'],
  ['/dateview?month=2010-05&day=', 'years'],
])('%s is an address of the screen %s', (path, screen) => {
  expect(parse(path).screen).toBe(screen)
})

test.each([
  ['/bookmarks?', 'newest'],
  ['/dateview?day=07-14&', 'newest'],
  ['/dateview?find=m31&', 'best'],
])('At %s an order of another list, or none that is known, becomes %s', (path, usual) => {
  for (const order of [
    '',
    'sideways',
    'toString',
    'NEWEST',
    path.includes('find') ? 'date' : 'best',
  ])
    expect(parse(`${path}order=${order}`)).toHaveProperty('order', usual)
})

test('A long search is cut', () => {
  expect(parse(`/bookmarks?q=${'ж'.repeat(5400)}`)).toHaveProperty('query', 'ж'.repeat(200))
  expect(parse(`/dateview?find=${'ж'.repeat(5400)}`)).toHaveProperty('words', 'ж'.repeat(200))
})

test.each([
  [{ VITE_APOD_ARCHIVE_URL: '' }, '/dateview?month=2010-05', 'day'],
  [{ VITE_APOD_ARCHIVE_URL: '' }, '/dateview?find=', 'day'],
  [{ BASE_URL: '/apod/' }, '/apod/bookmarks', 'bookmarks'],
  [{ BASE_URL: '/apod/' }, '/apod', 'day'],
  [{ BASE_URL: '/apod/' }, '/apodictic', 'not found'],
  // Vite leaves out the slash where `--base` has none.
  [{ BASE_URL: '/apod' }, '/apod/bookmarks', 'bookmarks'],
])('In a build with %j, %s is an address of the screen %s', async (settings, path, screen) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const there = await import('./address.ts')
  const address = there.parseAddress(new URL(path, 'https://page.example'))
  expect(address.screen).toBe(screen)
  if (screen === 'bookmarks') expect(there.pathOf(address)).toBe(path)
})
