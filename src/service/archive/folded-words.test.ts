import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWords } from './folded-words.ts'

test.each([
  ['comet lovejoy', 'comet lovejoy'],
  ['  comet\n lovejoy ', 'comet lovejoy'],
  ['M 31', 'M31'],
  ['M-31', 'M31'],
  ['Messier 31', 'M31'],
  ['M\u200b31', 'M31'],
  ['NGC\u00ad 1300\u200e', '"NGC 1300"'],
  ['co\u00admet\ufeff', 'comet'],
  ['M 110', 'M110'],
  ['M 111', '"M 111"'],
  ['galaxies M 81, M 82', 'galaxies M81 M82'],
  ['C/2006 M4 SWAN', 'C/2006 M4 SWAN'],
  ['abell2218', '"Abell 2218"'],
  ['M2-9', 'M2-9'],
  ['NGC1300', '"NGC 1300"'],
  ['IC434 horsehead', '"IC 434" horsehead'],
  ['Sh2 155', 'Sh2-155'],
  ['Sh2-155', 'Sh2-155'],
  ['Pickering’s Triangle', "Pickering's Triangle"],
  ['Hale–Bopp', 'Hale-Bopp'],
  ['-comet', 'comet'],
  ['comet - tail', 'comet tail'],
  ['"-comet tail"', '"comet tail"'],
  ['–', ''],
  ['""', ''],
  ['', ''],
  ['M', '"M"'],
  ['31', '"31"'],
  ['Apollo 11', '"Apollo 11"'],
  ['47 Tucanae', '"47 Tucanae"'],
  ['eclipse 2017', 'eclipse 2017'],
  ['T Tauri', '"T Tauri"'],
  ['symbiotic R Aquarii', 'symbiotic "R Aquarii"'],
  ['Centaurus A galaxy', '"Centaurus A" galaxy'],
  ['" comet  tail "', '"comet tail"'],
  ['"NGC1300 galaxy"', '"NGC 1300 galaxy"'],
  ['5" telescope', '"5" telescope'],
  ['"1,300 light years"', '"1,300 light years"'],
  ['"comet tail', 'comet tail'],
  ['C/2020 F3', 'C/2020 F3'],
])('%j is asked as %j', (typed, search) => {
  expect(foldWords(typed)).toBe(search)
})

/** Words that folding changes, and any others, as long as an address has them. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aM3-" ,+12Shr\u00a0–’NGIC.é')), maxLength: 14 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.constantFrom(...'M m31 NGC ic434 1300 5 Sh2 - -a " , ’ R comet é 🌌'.split(' ')), {
      maxLength: 80,
    })
    .chain((words) =>
      fc.constantFrom('', ' ', '\u00a0').map((gap) => words.join(gap).slice(0, 200)),
    ),
)

/** How NASA's list splits what it is asked for. */
const termsOf = (search: string) => search.match(/"[^"]*"|[^\s",+]+/g) ?? []

test('No term is a letter or a short number alone, or excludes anything', () => {
  fc.assert(
    fc.property(typed, (text) => {
      for (const term of termsOf(foldWords(text))) {
        expect(term).not.toMatch(/^(?:[a-z]|\d{1,3})$/i)
        expect(term).not.toMatch(/^"?-/)
      }
    }),
  )
})

test('What is asked is made of its terms alone, and far shorter than NASA’s limit', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const search = foldWords(text)
      expect(termsOf(search).join(' ')).toBe(search)
      expect(new TextEncoder().encode(search).length).toBeLessThan(1_600)
    }),
  )
})
