import { expect, test } from 'vitest'
import { explanationOf, parseInertly, textFromHtml } from './html-text.ts'

test('attributes that the page’s policy forbids get another name, in every tag', () => {
  const { children } = parseInertly(
    `<p title="on style=a" onclick="b" STYLE = 'c'>d</p><P alt='on=1' onload=e class=f>g</P>`,
  )
  expect([...children].map((element) => element.getAttributeNames())).toEqual([
    ['title', 'data-onclick', 'data-style'],
    ['alt', 'data-onload', 'class'],
  ])
  expect(children[0]?.getAttribute('title')).toBe('on style=a')
})

test.each(['a<style>b{}</style>c', 'a<STYLE media="all">b{\n}</STYLE \n>c'])(
  'the style sheet in %j goes',
  (html) => {
    expect(parseInertly(html).innerHTML).toBe('ac')
  },
)

test('the text of paragraphs is on one line', () => {
  expect(textFromHtml('<p>A lamp.</p><p>A moth.</p>')).toBe('A lamp. A moth.')
})

test.each([
  ['<p>\n<b>Explanation:</b><br><br>Lit.', 'Lit.'],
  ['Explanation:Lit.', 'Lit.'],
  ['The Explanation: Lit.', 'The Explanation: Lit.'],
  ['Lit.<b> Tomorrow’s picture: </b>x', 'Lit.'],
  ['Lit. <b>As tomorrow’s picture</b> will be.', 'Lit. As tomorrow’s picture will be.'],
  ['One<br>two<br>three', 'One two three'],
  ['Lit. <br> ', 'Lit.'],
])('the explanation %j is %j', (html, words) => {
  expect(explanationOf(html).text).toBe(words)
})
