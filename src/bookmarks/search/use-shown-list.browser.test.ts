import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../navigation/address.ts'
import { readBookmark } from '../bookmark.ts'
import { inOrder, matcherOf, searchWords } from './use-shown-list.ts'

const record = {
  date: '2024-01-05',
  title: 'The Río',
  copyright: 'Ada\nNova',
  explanation: 'A lamp.',
  url: 'https://pictures.example/moon.png',
  note: 'For me #Wallpaper',
}

function finds(query: string, searched: Record<string, unknown> = record) {
  const bookmark = readBookmark({ date: '2024-01-05', ...searched })
  return bookmark !== undefined && matcherOf(searchWords(query))(bookmark)
}

test('title, copyright, explanation, date and note are searched, and nothing else', () => {
  for (const query of ['rio', 'ada', 'nova', 'lamp', '2024-01', 'lamp nova', '#wallpaper'])
    expect(finds(query)).toBe(true)
  for (const query of ['moon', 'pictures', 'rioada', 'lamp moon']) expect(finds(query)).toBe(false)
})

test('fields that are not text are skipped', () => {
  expect(finds('lamp', { date: 7, title: ['lamp'], explanation: { lamp: 1 } })).toBe(false)
  expect(finds('lamp', { date: 7, copyright: null, explanation: 'lamp' })).toBe(true)
})

test.each(['M31', 'M 31', 'm-31', 'Messier 31', 'M\u200b31'])(
  '%s finds an object in any spelling',
  (query) => {
    for (const title of ['M31: The Andromeda Galaxy', 'Galaxy M 31', 'messier 31']) {
      expect(finds(query, { title })).toBe(true)
      expect(finds(`${query} galaxy`, { title: `${title} galaxy` })).toBe(true)
    }
    expect(finds(query, { title: 'From 31 days' })).toBe(false)
  },
)

test.each(['NGC1300', 'ngc 1300', 'NGC 13'])('%s finds NGC 1300', (query) => {
  expect(finds(query, { title: 'Barred Spiral NGC 1300' })).toBe(true)
  expect(finds(query, { title: 'NGC 7293' })).toBe(false)
})

const anyWord = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
const anyText = fc.string({ unit: 'grapheme' })

test('any part of any field is found, in any case', () => {
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, part, after) => {
      const title = `${before} ${part} ${after}`
      expect(finds(part, { title })).toBe(true)
      expect(finds(part.toLowerCase(), { title })).toBe(true)
    }),
  )
})

test('whitespace of any kind separates words, and no word is empty', () => {
  expect(searchWords(' Río\tde\u00a0la  \nPlata ')).toBe('rio de la plata')
  expect(searchWords(' \n')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const words = searchWords(query)
      expect(words.split(/\s+/).filter(Boolean).join(' ')).toBe(words)
    }),
  )
})

const keys = ['2020-01-01', 'odd', '2024-01-01', '7', '2022-01-01']

test('By date the newest picture comes first, and those without a day last; the other orders follow the store', () => {
  const bookmarks = keys.flatMap((date) => readBookmark({ date }) ?? [])
  const keysInOrder = (order: Order) => inOrder(bookmarks, order).map(({ key }) => key)
  expect(keysInOrder('newest')).toEqual(keys)
  expect(keysInOrder('oldest')).toEqual(keys.toReversed())
  expect(keysInOrder('date')).toEqual(['2024-01-01', '2022-01-01', '2020-01-01', 'odd', '7'])
})
