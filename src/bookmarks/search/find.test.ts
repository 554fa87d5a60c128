import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBookmark } from '../bookmark.ts'
import { hasEveryWord, searchWords } from './find.ts'

const record = {
  date: '2024-01-05',
  title: 'The Río',
  copyright: 'Ada\nNova',
  explanation: 'A lamp.',
  url: 'https://pictures.example/moon.png',
  note: 'For me #Wallpaper',
}

function isFound(query: string, searched: Record<string, unknown> = record) {
  const bookmark = readBookmark({ date: '2024-01-05', ...searched })
  return bookmark !== undefined && hasEveryWord(bookmark, searchWords(query))
}

test('title, copyright, explanation, date and note are searched, and nothing else', () => {
  for (const query of ['rio', 'ada', 'nova', 'lamp', '2024-01', 'lamp nova', '#wallpaper'])
    expect(isFound(query)).toBe(true)
  for (const query of ['moon', 'pictures', 'rioada', 'lamp moon'])
    expect(isFound(query)).toBe(false)
})

test('fields that are not text are skipped', () => {
  expect(isFound('lamp', { date: 7, title: ['lamp'], explanation: { lamp: 1 } })).toBe(false)
  expect(isFound('lamp', { date: 7, copyright: null, explanation: 'lamp' })).toBe(true)
})

const anyWord = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
const anyText = fc.string({ unit: 'grapheme' })

test('any part of any field is found, in any case', () => {
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, part, after) => {
      const title = `${before} ${part} ${after}`
      expect(isFound(part, { title })).toBe(true)
      expect(isFound(part.toLowerCase(), { title })).toBe(true)
    }),
  )
})

test('whitespace of any kind separates words, and no word is empty', () => {
  expect(searchWords(' Río\tde\u00a0la  \nPlata ')).toEqual(['rio', 'de', 'la', 'plata'])
  expect(searchWords(' \n')).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(searchWords(query).every((word) => word !== '' && !/\s/.test(word))).toBe(true)
    }),
  )
})
