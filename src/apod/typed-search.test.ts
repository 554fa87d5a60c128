import { expect, test } from 'vitest'
import { parseSearch } from './typed-search.ts'

test.each([
  [' ２０１０-０５-17\u200b ', '2010-05-17'],
  ['2010/5/17', '2010-05-17'],
  ['May 17, 2010', '2010-05-17'],
  ['17 Sept. 2010', '2010-09-17'],
  ['apod.nasa.gov/apod/ap100517.html).', '2010-05-17'],
  ['localhost:4173/dateview?date=2010-05-17?utm_source=x', '2010-05-17'],
  ['14/05/2015', '2015-05-14'],
  ['05/14/2015', '2015-05-14'],
  ['14.5.2015', '2015-05-14'],
  ['2015/14/05', '2015-05-14'],
  ['05-05-2015', '2015-05-05'],
  ['2010-05', '2010-05'],
  ['2010, Dec.', '2010-12'],
  ['https://page.example/dateview?month=2010-05', '2010-05'],
  ['14 May', '05-14'],
  ['May 14th', '05-14'],
  ['29 Feb', '02-29'],
])('The search %j names %s', (typed, date) => {
  const { day, month, monthDay } = parseSearch(typed)
  expect(day ?? month ?? monthDay).toBe(date)
})

test.each([
  ['en-US', '2015-05-06'],
  ['en-GB', '2015-06-05'],
  ['de', '2015-06-05'],
])('A browser in %s reads 05/06/2015 as %s', (locale, day) => {
  expect(parseSearch('05/06/2015', locale)).toMatchObject({ day })
})

test.each([
  '"2010-05-17"',
  '2010-05-17,comet',
  '2010-02-30',
  'Mars 2020',
  'May 2010 comet',
  '30 Feb',
  '31/31/2015',
  '05/2015/2015',
  'https://science.nasa.gov/image-article/a-lamp/',
])('The search %j names no date', (typed) => {
  expect(parseSearch(typed)).toEqual({ parts: expect.any(Array) })
})

test.each([
  ['„ring nebula“ «tail»', ['“ring nebula”', '“tail”']],
  ['comet,tail+dust , gas', ['comet tail dust gas']],
  ['"1,300 light years"', ['“1,300 light years”']],
  ['comet "ring nebula', ['comet', 'ring nebula']],
  ['– -tail - "-dust"', ['tail', '“dust”']],
])('The search %j is split into %j', (typed, quoted) => {
  const { parts } = parseSearch(typed)
  expect(parts.map(({ text, isPhrase }) => (isPhrase ? `“${text}”` : text))).toEqual(quoted)
})
