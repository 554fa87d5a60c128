import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBookmark } from '../../bookmarks/bookmark.ts'
import { createMatcher } from './matcher.ts'

const record = {
  date: '2024-01-05',
  title: 'The Río',
  copyright: 'Ada\nNova',
  explanation: 'A lamp.',
  alt: 'A spiral of stars.',
  url: 'https://pictures.example/moon.png',
  note: 'For me #Wallpaper',
}

function finds(words: string, searched: Record<string, unknown> = record) {
  const bookmark = parseBookmark({ date: '2024-01-05', ...searched })
  return bookmark !== undefined && createMatcher(words)(bookmark)
}

test('A search covers only the title, copyright, explanation, description, date and note', () => {
  for (const words of 'rio ada nova lamp spiral 2024-01 #wallpaper'.split(' '))
    expect(finds(words)).toBe(true)
  for (const words of ['moon', 'pictures', 'rioada', 'lamp moon']) expect(finds(words)).toBe(false)
  expect(finds('lamp', { date: 7, title: ['lamp'], explanation: { lamp: 1 } })).toBe(false)
  expect(finds('lamp', { date: 7, copyright: null, explanation: 'lamp' })).toBe(true)
})

const messier = ['M31: The Andromeda Galaxy', 'Galaxy M 31', 'messier 31']
const barred = ['Barred Spiral NGC 1300']

test.each([
  ['"ring nebula"', ['The Ring\nNebula'], 'A Nebula with a Ring'],
  ['“ring nebula” M57', ['M 57: The Ring Nebula'], 'The Ring Nebula'],
  ['M31', messier, 'From 31 days'],
  ['Messier 31', messier, 'From 31 days'],
  ['NGC1300', barred, 'NGC 7293'],
  ['NGC 13', barred, 'NGC 7293'],
  ['voyager 1', ['Voyager 1 at Saturn', 'Voyager-1'], 'Voyager 2, 10 and V1 of 1-1-2010'],
  ['galaxies', ['Two galaxies', 'A Galaxy'], 'Galaxyzoo'],
  ['galaxy', ['Two galaxies', 'A Galaxy'], 'Galax'],
  ['nebulae', ['A Nebula', 'Nebulae'], 'Nebular'],
  ['comets', ['A Comet', 'Comets'], 'Cometary'],
  ['mars', ['On Mars'], 'The mar of March'],
  ['x-ray', ['X-Ray', 'An xray', 'X ray'], 'X and a ray'],
  ['xray', ['X-Ray', 'An xray'], 'X and a ray'],
])('A search for %j finds %j but not “%s”', (words, titles, other) => {
  for (const title of titles) expect(finds(words, { title })).toBe(true)
  expect(finds(words, { title: other })).toBe(false)
})

test.each(['Jan 2024', '2024-1-5.', '5 January'])(
  '“%s” finds the bookmark of 2024-01-05, and notes with these words',
  (words) => {
    expect(finds(words)).toBe(true)
    expect(finds(words, { date: '1999-01-01', note: `See ${words}` })).toBe(true)
    expect(finds(words, { date: '1999-01-01' })).toBe(false)
  },
)

test('A search finds any word of a title, even typed in lower case', () => {
  const anyText = fc.string({ unit: 'grapheme' })
  const anyWord = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, word, after) => {
      const title = `${before} ${word} ${after}`
      expect(finds(word, { title })).toBe(true)
      expect(finds(word.toLowerCase(), { title })).toBe(true)
    }),
  )
})

test.each([
  ['Ægir Bjørnsson Straße Œuvre', 'aegir bjornsson strasse oeuvre'],
  ['Łódź İstanbul ılık Đà Nẵng', 'lodz istanbul ilik da nang'],
  ['Ðór Þór Ħal Għargħur', 'dor thor hal gharghur'],
  ['ﬁeld of ﬂowers Ὀδυσσεύς', 'field of flowers οδυσσευσ'],
  ['M31’s “halo” – seen ʼb ʻc', "m31's \"halo\" - seen 'b 'c"],
  [
    'up︱down soft\u00adhyphen zero\u200bwidth\u2060 \ufeffmarks\u200e',
    'up-down softhyphen zerowidth marks',
  ],
  ['The Cat’s Eye Nebula', 'cats eye'],
])('The title “%s” is found by its plain letters', (title, words) => {
  expect(finds(words, { title })).toBe(true)
})
