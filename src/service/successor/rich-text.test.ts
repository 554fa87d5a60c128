import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutStart, withoutOddBlanks } from './rich-text.ts'

test.each([
  ['flat . The end .', 'flat. The end.'],
  [
    '( Orion , M42 ), [ M43 , ] and "M44 ." or ‘M45 ,’',
    '(Orion, M42), [M43,] and "M44." or ‘M45,’',
  ],
  ['so .\u2029And ;\u2029', 'so.\u2029And;\u2029'],
  ['NASA , ESA ; Processing : Ada :', 'NASA, ESA; Processing: Ada:'],
  ["Saturn 's moon, Saturn ’s, 's", "Saturn's moon, Saturn’s,'s"],
  ['One ) two ] three', 'One) two] three'],
  ['( One [ two', '(One [two'],
  ['( Scorpius ).', '(Scorpius).'],
])('%j becomes %j', (text, words) => {
  expect(withoutOddBlanks({ text, links: [] }).text).toBe(words)
})

test.each([
  'over .5 and ,5',
  'wait … and ... or .. so',
  'smile :) or ;)',
  'at :30 ;x',
  "the 'sun and ’sea",
  'One (two) [three] “four” - five',
  'One\u2029. Two\u2029) (\u2029Three\u2029’s',
  '',
])('%j stays', (text) => {
  expect(withoutOddBlanks({ text, links: [] }).text).toBe(text)
})

const url = 'https://a.example/'

test('links keep their words and their places', () => {
  const text = "( Orion ) : Saturn 's ( Titan ) ."
  const link = (words: string) => ({ at: text.indexOf(words), text: words, url })
  expect(
    withoutOddBlanks({ text, links: [link('Orion'), link('Saturn'), link('( Titan ) .')] }),
  ).toEqual({
    text: "(Orion): Saturn's (Titan).",
    links: [
      { at: 1, text: 'Orion', url },
      { at: 9, text: 'Saturn', url },
      { at: 18, text: '(Titan).', url },
    ],
  })
})

/** Words and marks with single blanks between some of them, and links to runs of them. */
const linked = fc
  .array(fc.constantFrom(...'a ( ) [ ] . , ; : \'s ’s ” " … ... .5 :) \u2029'.split(' ')), {
    minLength: 1,
  })
  .chain((pieces) =>
    fc.record({
      text: fc.constant(pieces.join(' ').replace(/ ?\u2029 ?/g, '\u2029')),
      ends: fc.array(fc.tuple(fc.nat(pieces.length * 2), fc.nat(pieces.length * 2))),
    }),
  )
  .map(({ text, ends }) => ({
    text,
    links: ends
      .map(([one, other]) => text.slice(Math.min(one, other), Math.max(one, other)).trim())
      .filter((words) => words !== '')
      .map((words) => ({ at: text.indexOf(words), text: words, url })),
  }))

const lettersOf = (text: string) => text.replaceAll(' ', '')

test('no letter and no link is lost, and each link stands at its words', () => {
  fc.assert(
    fc.property(linked, (before) => {
      const after = withoutOddBlanks(before)
      expect(lettersOf(after.text)).toBe(lettersOf(before.text))
      expect(after.links.map((link) => lettersOf(link.text))).toEqual(
        before.links.map((link) => lettersOf(link.text)),
      )
      for (const { at, text } of after.links) expect(after.text.startsWith(text, at)).toBe(true)
    }),
  )
})

test('a start is cut with its links, and the others move', () => {
  const links = [
    { at: 0, text: 'A', url },
    { at: 3, text: 'B', url },
  ]
  expect(cutStart({ text: 'A: B', links }, 3)).toEqual({
    text: 'B',
    links: [{ at: 0, text: 'B', url }],
  })
})
