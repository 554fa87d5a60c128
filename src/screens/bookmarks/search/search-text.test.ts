import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchWords } from './normalize.ts'
import { hasEveryWord, searchText } from './search-text.ts'

const record = {
  date: '2024-01-05',
  title: 'The Río',
  copyright: 'Ada\nNova',
  explanation: 'A lamp.',
  url: 'https://pictures.example/moon.png',
}

function isFound(query: string, searched: Record<string, unknown> = record) {
  return hasEveryWord(searchText(searched), searchWords(query))
}

test('title, copyright, explanation and date are searched, and nothing else', () => {
  for (const query of ['rio', 'ada', 'nova', 'lamp', '2024-01', 'lamp nova'])
    expect(isFound(query)).toBe(true)
  for (const query of ['moon', 'pictures', 'rioada', 'lamp moon'])
    expect(isFound(query)).toBe(false)
})

test('fields that are not text are skipped', () => {
  expect(isFound('lamp', { date: 7, title: ['lamp'], explanation: { lamp: 1 } })).toBe(false)
  expect(isFound('lamp', { date: 7, copyright: null, explanation: 'lamp' })).toBe(true)
})

const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
const text = fc.string({ unit: 'grapheme' })

test('any part of any field is found, in any case', () => {
  fc.assert(
    fc.property(text, word, text, (before, part, after) => {
      const title = `${before} ${part} ${after}`
      expect(isFound(part, { title })).toBe(true)
      expect(isFound(part.toLowerCase(), { title })).toBe(true)
    }),
  )
})

test('more words never find more, and their order makes no difference', () => {
  fc.assert(
    fc.property(text, fc.array(word), word, (title, words, more) => {
      const few = isFound(words.join(' '), { title })
      const many = isFound([...words, more].join(' '), { title })
      expect(many && !few).toBe(false)
      expect(isFound(words.toReversed().join(' '), { title })).toBe(few)
    }),
  )
})
