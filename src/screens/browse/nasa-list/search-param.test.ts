import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchParam } from './search-param.ts'

test.each([
  ['M 31', 'M31'],
  ['NGC\u00ad 1300\u200e', '"NGC 1300"'],
  ['galaxies M 81, M 82', 'galaxies M81 M82'],
  ['C/2006 M4 SWAN', 'C/2006 M4 SWAN'],
  ['IC434 horsehead', '"IC 434" horsehead'],
  ['Sh2 155', 'Sh2-155'],
  ['Pickering’s Triangle', "Pickering's Triangle"],
  ['cafe\u0301', 'café'],
  ['－comet ＂red tail＂', 'comet "red tail"'],
  ['O´Tarrow', "O'Tarrow"],
  ['–', ''],
  ['M', '"M"'],
  ['symbiotic R Aquarii', 'symbiotic "R Aquarii"'],
  ['"NGC1300 galaxy"', '"NGC 1300 galaxy"'],
])('A search for %j sends %j to NASA’s list', (typed, search) => {
  expect(searchParam(typed)).toBe(search)
})

const words = 'M m31 NGC ic434 1300 5 Sh2 - -a " , ’ R comet é 🌌'.split(' ')
const searches = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...words, ' ', '\u00a0'), { maxLength: 80 }).map((all) => all.join('')),
)

/** Splits a search as NASA's list does. */
const termsOf = (search: string) => search.match(/"[^"]*"|[^\s",+]+/g) ?? []

test('A search sends no lone letter, short number or excluding hyphen, and fewer than 1,600 bytes', () => {
  fc.assert(
    fc.property(searches, (typed) => {
      const search = searchParam(typed.slice(0, 200))
      expect(termsOf(search).join(' ')).toBe(search)
      for (const term of termsOf(search)) {
        expect(term).not.toMatch(/^(?:[a-z]|\d{1,3})$/i)
        expect(term).not.toMatch(/^"?-/)
      }
      // NASA's list ignores longer searches.
      expect(new TextEncoder().encode(search).length).toBeLessThan(1_600)
    }),
  )
})
