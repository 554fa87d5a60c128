import { expect, test } from 'vitest'
import { readSearch } from './search-words.ts'

test.each([
  [' ２０１０-０５-17\u200b ', '2010-05-17'],
  ['2010/5/17', '2010-05-17'],
  ['2010.05.17', '2010-05-17'],
  ['May 17, 2010', '2010-05-17'],
  ['Monday, 17th may 2010', '2010-05-17'],
  ['Mon 17 Sept. 2010', '2010-09-17'],
  ['apod.nasa.gov/apod/ap100517.html).', '2010-05-17'],
  ['localhost:4173/dateview?date=2010-05-17?utm_source=x', '2010-05-17'],
  ['2010-05', '2010-05'],
  ['2010-5', '2010-05'],
  ['2010, Dec.', '2010-12'],
  ['https://page.example/dateview?month=2010-05', '2010-05'],
])('The search %j names %s', (typed, date) => {
  const { day, month } = readSearch(typed)
  expect(day ?? month).toBe(date)
})

test.each([
  '"2010-05-17"',
  '2010-05-17,comet',
  '2010-02-30',
  'Mars 2020',
  'May 2010 comet',
  'May 17',
  'https://science.nasa.gov/image-article/a-lamp/',
])('The search %j names no day or month', (typed) => {
  expect(readSearch(typed)).toMatchObject({ day: undefined, month: undefined })
})

test.each([
  ['„ring nebula“ «tail»', ['“ring nebula”', '“tail”']],
  ['comet,tail+dust , gas', ['comet tail dust gas']],
  ['"1,300 light years"', ['“1,300 light years”']],
  ['comet "ring nebula', ['comet', 'ring nebula']],
  ['– -tail - "-dust"', ['tail', '“dust”']],
])('The search %j is read as %j', (typed, written) => {
  const { parts } = readSearch(typed)
  expect(parts.map(({ text, isPhrase }) => (isPhrase ? `“${text}”` : text))).toEqual(written)
})
