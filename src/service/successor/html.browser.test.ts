import { expect, test } from 'vitest'
import { parseInertly, richTextOf, textFromHtml } from './html.ts'

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

test.each(['<a', '<a onx =" style '])('100 kB of %j are parsed at once', (html) => {
  const start = performance.now()
  parseInertly(html.repeat(100_000 / html.length))
  expect(performance.now() - start).toBeLessThan(500)
})

test('a text is on one line, with its paragraphs apart', () => {
  const html = '\n<p>A <b>lamp</b>,<br> lit.</p>\n<p>A\u2029moth.'
  expect(richTextOf(html).text).toBe('A lamp, lit.\u2029A moth.')
  expect(textFromHtml(html)).toBe('A lamp, lit. A moth.')
})

const url = 'https://a.example/'
const link = (words: string) => `<a href="${url}">${words}</a>`

test.each([
  [`A${link('  moth  ')}and`, 'A moth and', [2]],
  [`A\n ${link('moth')}\n and`, 'A moth and', [2]],
  [`A ${link('moth ')}${link('moth')} .`, 'A moth moth.', [2, 7]],
  [`One<p>${link('moth')} 's`, "One\u2029moth's", [4]],
  [`One ${link(' ')} ${link('moth')}`, 'One moth', [4]],
])('in %j the blanks are beside the links, and odd ones nowhere', (html, text, places) => {
  expect(richTextOf(html)).toEqual({ text, links: places.map((at) => ({ at, text: 'moth', url })) })
})

test.each([
  ['http://a.example/l', 'http://a.example/l'],
  [' //b.example ', 'https://b.example/'],
  ['https://a.example/ online=1', 'https://a.example/%20online=1'],
  ['ap080820.html', 'https://apod.nasa.gov/apod/ap080820.html'],
  ['lib/about:lamps.html', 'https://apod.nasa.gov/apod/lib/about:lamps.html'],
  ['#', undefined],
  ['', undefined],
  ['///Users/x/ap261004.html', undefined],
  ['mailto:ada at a.example', undefined],
  ['javascript:alert(1)', undefined],
])('a link to %j leads to %s', (href, address) => {
  expect(richTextOf(`<a href="${href}">A</a>`)).toEqual({
    text: 'A',
    links: address ? [{ at: 0, text: 'A', url: address }] : [],
  })
})
