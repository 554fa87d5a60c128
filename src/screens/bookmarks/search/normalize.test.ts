import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeForSearch, searchWords } from './normalize.ts'

test.each([
  ['Río', 'rio'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Ægir Bjørnsson', 'aegir bjornsson'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Łódź', 'lodz'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁeld of ﬂowers', 'field of flowers'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['Œuvre', 'oeuvre'],
  ['Đà Nẵng', 'da nang'],
  ['Ðór Þór', 'dor thor'],
  ['Ħal Għargħur', 'hal gharghur'],
  ['M31’s “halo” – seen', 'm31\'s "halo" - seen'],
  ['‘a’ ʼb ʻc ‐d —e', "'a' 'b 'c -d -e"],
])('%s is searched as %s', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized)
})

/** Latin letters, capitals and small, with marks and without. */
const latin = fc.integer({ min: 0x41, max: 0x17f }).map((code) => String.fromCodePoint(code))
const mark = fc.integer({ min: 0x300, max: 0x344 }).map((code) => String.fromCodePoint(code))

test('normalized text does not change when normalized again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text))
    }),
  )
})

test('case makes no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: latin }), (text) => {
      expect(normalizeForSearch(text.toUpperCase())).toBe(normalizeForSearch(text))
      expect(normalizeForSearch(text.toLowerCase())).toBe(normalizeForSearch(text))
    }),
  )
})

test('accents make no difference', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(latin, mark)), (letters) => {
      const plain = letters.map(([letter]) => letter).join('')
      expect(normalizeForSearch(letters.flat().join(''))).toBe(normalizeForSearch(plain))
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
