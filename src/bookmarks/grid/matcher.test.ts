import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBookmark } from '../bookmark.ts'
import { matcherOf, prepareSearch } from './matcher.ts'

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
  const bookmark = readBookmark({ date: '2024-01-05', ...searched })
  return bookmark !== undefined && matcherOf(words)(bookmark)
}

test('Title, copyright, explanation, description, date and note are searched where they are text, and nothing else', () => {
  for (const words of 'rio ada nova lamp spiral 2024-01 #wallpaper'.split(' '))
    expect(finds(words)).toBe(true)
  for (const words of ['moon', 'pictures', 'rioada', 'lamp moon']) expect(finds(words)).toBe(false)
  expect(finds('lamp', { date: 7, title: ['lamp'], explanation: { lamp: 1 } })).toBe(false)
  expect(finds('lamp', { date: 7, copyright: null, explanation: 'lamp' })).toBe(true)
})

test.each([
  ['"ring nebula"', 'The Ring\nNebula', true],
  ['“ring nebula” M57', 'M 57: The Ring Nebula', true],
  ['"ring nebula"', 'A Nebula with a Ring', false],
  ['"Galaxy NGC1300"', 'The Galaxy NGC 1300', true],
  ['lamp, comet', 'A Comet by a Lamp', true],
  ['comet,lamp', 'A Comet', false],
])(
  'With quotes for phrases and commas between words, %s finds “%s”: %s',
  (words, title, isMatch) => {
    expect(finds(words, { title })).toBe(isMatch)
  },
)

test.each([
  '5 January 2024',
  'Jan 2024',
  '2024-1-5.',
  'https://apod.nasa.gov/apod/ap240105.html',
  'https://page.example/dateview?date=2024-01-05',
])('%s finds the bookmark of 2024-01-05, and a note with these words', (words) => {
  expect(finds(words)).toBe(true)
  expect(finds(words, { date: '1999-01-01', note: `See ${words}` })).toBe(true)
  expect(finds(words, { date: '1999-01-01' })).toBe(false)
})

test('The beginning of a day finds only the days that begin so', () => {
  for (const words of ['2020-01-1', '2020-1', '2020-'])
    expect(finds(words, { date: '2020-01-01' })).toBe(words === '2020-')
  expect(finds('2020-01-1', { date: '2020-01-17' })).toBe(true)
})

test.each(['M31', 'M 31', 'm-31', 'Messier 31', 'M\u200b31'])('%s finds any M 31', (words) => {
  for (const title of ['M31: The Andromeda Galaxy', 'Galaxy M 31', 'messier 31']) {
    expect(finds(words, { title })).toBe(true)
    expect(finds(`${words} galaxy`, { title: `${title} galaxy` })).toBe(true)
  }
  expect(finds(words, { title: 'From 31 days' })).toBe(false)
})

test.each(['NGC1300', 'ngc 1300', 'NGC 13'])('%s finds NGC 1300', (words) => {
  expect(finds(words, { title: 'Barred Spiral NGC 1300' })).toBe(true)
  expect(finds(words, { title: 'NGC 7293' })).toBe(false)
})

test('Any part of any field is found, in any case', () => {
  const anyText = fc.string({ unit: 'grapheme' })
  const anyWord = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, part, after) => {
      const title = `${before} ${part} ${after}`
      expect(finds(part, { title })).toBe(true)
      expect(finds(part.toLowerCase(), { title })).toBe(true)
    }),
  )
})

test('Letters are found by the plain ones beneath them, and invisible signs count for nothing', () => {
  const folded = {
    'Ægir Bjørnsson Straße Œuvre': 'aegir bjornsson strasse oeuvre',
    'Łódź İstanbul ılık Đà Nẵng': 'lodz istanbul ilik da nang',
    'Ðór Þór Ħal Għargħur': 'dor thor hal gharghur',
    'ﬁeld of ﬂowers Ὀδυσσεύς': 'field of flowers οδυσσευσ',
    'M31’s “halo” – seen ʼb ʻc': "m31's \"halo\" - seen 'b 'c",
    'up︱down': 'up-down',
    'soft\u00adhyphen zero\u200bwidth\u2060 \ufeffmarks\u200e': 'softhyphen zerowidth marks',
  }
  for (const [title, words] of Object.entries(folded)) expect(finds(words, { title })).toBe(true)
})

test('Whitespace of any kind separates words, and is one blank within a phrase', () => {
  for (const words of [' Lamp\tby\u00a0a  \nComet ', '"lamp\u2003by  a" comet', ' \n'])
    expect(finds(words, { title: 'A Lamp\n by\u2029a Comet' })).toBe(true)
})

test('Before the first search all texts are folded, in tasks of ten milliseconds', () => {
  vi.useFakeTimers()
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 4))
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks())
  const onEnd = vi.fn<() => void>()
  const bookmarks = Array.from({ length: 8 }, (_, date) => readBookmark({ ...record, date }) ?? [])
  prepareSearch(bookmarks.flat(), onEnd)
  for (const left of [2, 1, 0]) {
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersToNextTimer()
    expect(vi.getTimerCount()).toBe(left > 0 ? 1 : 0)
  }
  expect(onEnd).toHaveBeenCalledOnce()
})
