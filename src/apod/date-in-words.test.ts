import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthNamesIn } from './calendar.ts'
import { readDateInWords } from './date-in-words.ts'
import { requireDay } from './day.ts'
import { monthInWords, monthOf } from './month.ts'

test.each([
  ['May 2010', 'en', '2010-05'],
  ['  may  2010 ', 'en', '2010-05'],
  ['May, 2010', 'en', '2010-05'],
  ['Sep 2010', 'en', '2010-09'],
  ['Sept. 2010', 'en', '2010-09'],
  [' 2010-05 ', 'en', '2010-05'],
  ['mai 2010', 'de', '2010-05'],
  ['März 2010', 'de', '2010-03'],
  ['Marz 2010', 'de', '2010-03'],
  ['March 2010', 'de', '2010-03'],
  ['mayo 2010', 'es', '2010-05'],
  ['mayo de 2010', 'es', '2010-05'],
  ['2010年5月', 'ja', '2010-05'],
  ['มกราคม 2010', 'th', '2010-01'],
])('%j in %s is the month %s', (words, language, month) => {
  expect(readDateInWords(words, language)).toEqual({ month })
})

test.each([
  ['2010-05-17', 'en', '2010-05-17'],
  ['17 May 2010', 'en', '2010-05-17'],
  ['May 17, 2010', 'en', '2010-05-17'],
  ['may 17 2010', 'de', '2010-05-17'],
  ['17 Sept 2010', 'en', '2010-09-17'],
  ['Monday, May 17, 2010', 'en', '2010-05-17'],
  ['17. Mai 2010', 'de', '2010-05-17'],
  ['17.05.2010', 'de', '2010-05-17'],
  ['17 de mayo de 2010', 'es', '2010-05-17'],
  ['2010年5月17日', 'ja', '2010-05-17'],
  ['29 February 2024', 'en', '2024-02-29'],
])('%j in %s is the day %s', (words, language, day) => {
  expect(readDateInWords(words, language)).toEqual({ day })
})

test.each([
  '',
  'comet',
  'May',
  '2010',
  'comet May 2010',
  'May 2010 eclipse',
  'Mayo 2010',
  '2010-13',
  '2010-02-30',
  '30 February 2010',
  'May 20100',
  '5/6/2010',
  'Mars 2020',
  'eclipse 2017',
])('%j names neither a month nor a day', (words) => {
  expect(readDateInWords(words, 'en')).toBeNull()
})

test('A day and a month are read as the page writes them, in any language', () => {
  const dates = fc.date({
    min: new Date('1995-06-16'),
    max: new Date('2095-06-16'),
    noInvalidDate: true,
  })
  const languages = fc.constantFrom(
    'en',
    'de',
    'es',
    'fr',
    'pt-BR',
    'pl',
    'tr',
    'ja',
    'zh',
    'ko',
    'hi',
  )
  fc.assert(
    fc.property(dates, languages, (date, language) => {
      const day = requireDay(date.toISOString().slice(0, 10))
      const month = monthOf(day)
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
      expect(readDateInWords(format.format(date), language)).toEqual({ day })
      expect(readDateInWords(monthInWords(month, monthNamesIn(language)), language)).toEqual({
        month,
      })
    }),
    { numRuns: 50 },
  )
})

test('Reading words never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readDateInWords(text, 'en')).toBeNull()
    }),
  )
})
