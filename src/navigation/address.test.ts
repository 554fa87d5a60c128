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
  order: fc.constantFrom(...orders),
}
const anyAddress = fc.oneof(
  fc.record({
    screen: fc.constant('day' as const),
    date: trimmed.map((date) => date || undefined),
    layers: fc.oneof(layersOf([]), entryLayers),
  }),
  fc.record({ screen: fc.constant('month' as const), month: trimmed, layers: listLayers }),
  fc.record({ screen: fc.constant('years' as const), monthDay: trimmed, layers: listLayers }),
  fc.record({
    screen: fc.constant('find' as const),
    words: trimmed.filter(Boolean),
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

const day = { screen: 'day', date: '2024-01-05' } as const
const list = { screen: 'bookmarks', query: '', order: 'newest', openKey: undefined } as const

test.each([
  [{ ...day, date: undefined, layers: [] }, '/dateview'],
  [{ ...day, layers: [] }, '/dateview?date=2024-01-05'],
  [{ ...day, date: undefined, layers: ['open'] }, '/dateview?open'],
  [{ ...day, layers: ['open'] }, '/dateview?date=2024-01-05&open'],
  [{ ...day, layers: ['open', 'picture'] }, '/dateview?date=2024-01-05&open&picture'],
  [{ screen: 'month', month: '2010-05', layers: [] }, '/dateview?month=2010-05'],
  [
    { screen: 'month', month: '2010-05', layers: ['slideshow'] },
    '/dateview?month=2010-05&slideshow',
  ],
  [{ screen: 'years', monthDay: '07-14', layers: [] }, '/dateview?day=07-14'],
  [{ screen: 'find', words: '', layers: [] }, '/dateview?find='],
  [{ screen: 'find', words: 'crab nebula', layers: [] }, '/dateview?find=crab+nebula'],
  [{ ...list, layers: [] }, '/bookmarks'],
  [{ ...list, query: 'río', order: 'date', layers: [] }, '/bookmarks?q=r%C3%ADo&order=date'],
  [{ ...list, layers: ['slideshow'] }, '/bookmarks?slideshow'],
  [{ ...list, openKey: '2024-01-05', layers: ['open'] }, '/bookmarks?open=2024-01-05'],
  [
    { ...list, openKey: '2024-01-05', layers: ['open', 'picture'] },
    '/bookmarks?open=2024-01-05&picture',
  ],
] as const)('%j is written as %s', (address, path) => {
  expect(pathOf(address)).toBe(path)
  expect(parse(path)).toEqual(address)
})

test.each([
  ['open beside a month', '/dateview?month=2010-05&open'],
  ['open beside a day of all years', '/dateview?day=07-14&open'],
  ['open beside words', '/dateview?find=m31&open&picture'],
  ['picture without open', '/dateview?date=2024-01-05&picture'],
  ['a slideshow of a day', '/dateview?date=2024-01-05&slideshow'],
  ['a slideshow of no words', '/dateview?find=&slideshow'],
  ['picture on a list', '/bookmarks?picture'],
])('%s says nothing', (_, path) => {
  expect(parse(path).layers).toEqual([])
})

test.each(['/dateview', '/dateview?', '/dateview?date=', '/dateview?date=%20', '/dateview?q=x'])(
  '%s has no date',
  (path) => {
    expect(parse(path)).toEqual({ screen: 'day', date: undefined, layers: [] })
  },
)

test.each([
  ['/', 'root'],
  ['/?date=2024-01-05', 'root'],
  ['/dateview/', 'day'],
  ['/bookmarks/', 'bookmarks'],
  ['/dateview//', 'nothing'],
  ['/Bookmarks', 'nothing'],
  ['/dateview/2024-01-05', 'nothing'],
])('%s is an address of the screen %s', (path, screen) => {
  expect(parse(path).screen).toBe(screen)
})

test('An unknown order becomes newest first, and a long search is cut', () => {
  for (const order of ['', 'sideways', 'toString', 'NEWEST'])
    expect(parse(`/bookmarks?order=${order}`)).toHaveProperty('order', 'newest')
  expect(parse(`/bookmarks?q=${'ж'.repeat(5400)}`)).toHaveProperty('query', 'ж'.repeat(200))
  expect(parse(`/dateview?find=${'ж'.repeat(5400)}`)).toHaveProperty('words', 'ж'.repeat(200))
})

test('A date comes before words, words before a day of all years, and that before a month, also before they are there', () => {
  const all = '/dateview?month=2010-05&day=05-17&find=m31&date=2010-05-17'
  expect(parse(all).screen).toBe('day')
  expect(parse(all.replace(/&date.*/, '')).screen).toBe('find')
  expect(parse('/dateview?month=2010-05&day=').screen).toBe('years')
  expect(parse('/dateview?month=2010-05&find=+&date=')).toEqual({
    screen: 'find',
    words: '',
    layers: [],
  })
})

test('A build without the archive has no months and no search in it', async () => {
  vi.stubEnv('VITE_APOD_ARCHIVE_URL', '')
  vi.resetModules()
  const { hasArchive, parseAddress: parseWithout } = await import('./address.ts')
  expect(hasArchive).toBe(false)
  for (const search of ['?month=2010-05', '?find=m31', '?find='])
    expect(parseWithout({ pathname: '/dateview', search })).toHaveProperty('screen', 'day')
})

test.each([
  ['/apod/', '/apod/bookmarks', 'bookmarks'],
  ['/apod/', '/apod/', 'root'],
  ['/apod/', '/apod', 'root'],
  ['/apod/', '/apodictic', 'nothing'],
  // Vite leaves out the slash where `--base` has none.
  ['/apod', '/apod/bookmarks', 'bookmarks'],
])('Built for %s, %s is an address of the screen %s', async (base, pathname, screen) => {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  const { parseAddress: parseBelow } = await import('./address.ts')
  expect(parseBelow({ pathname, search: '' }).screen).toBe(screen)
})
