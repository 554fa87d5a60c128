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

test.each(['<style', '<style>', '<style ></style ', '<a onx =" style '])(
  '100 kB of %j are parsed at once',
  (html) => {
    const start = performance.now()
    parseInertly(html.repeat(100_000 / html.length))
    expect(performance.now() - start).toBeLessThan(500)
  },
)

test.each(['a<style>b{}</style>c', 'a<STYLE media="all">b{\n}</STYLE \n>c'])(
  'the style sheet in %j goes',
  (html) => {
    expect(parseInertly(html).innerHTML).toBe('ac')
  },
)

test('the text of paragraphs is on one line', () => {
  expect(textFromHtml('<p>A lamp.</p><p>A moth.</p>')).toBe('A lamp. A moth.')
})

const url = 'https://a.example/'
const link = (words: string) => `<a href="${url}">${words}</a>`

test('a link without words changes no other', () => {
  expect(richTextOf(`One<p><a href="x"></a><p>${link('two')}`)).toEqual({
    text: 'One\u2029two',
    links: [{ at: 4, text: 'two', url }],
  })
})

test('a link without words leaves one space where it was', () => {
  expect(richTextOf('One <a name="x"></a> two')).toEqual({ text: 'One two', links: [] })
})

test('a link around a paragraph is one, and changes no other', () => {
  expect(richTextOf(`A <a href="x"><p>One</p></a><p>${link('two')}`)).toEqual({
    text: 'A\u2029One\u2029two',
    links: [
      { at: 2, text: 'One', url: 'https://apod.nasa.gov/apod/x' },
      { at: 6, text: 'two', url },
    ],
  })
})

test.each([`A${link('  moth  ')}and`, `A\n ${link('moth')}\n and`])(
  'in %j the spaces are beside the link, one on each side',
  (html) => {
    expect(richTextOf(html)).toEqual({ text: 'A moth and', links: [{ at: 2, text: 'moth', url }] })
  },
)

test.each([`A ${link('b ')}${link('c')}`, `A ${link('b ')} ${link(' c')}`])(
  'in %j there is one space between two links',
  (html) => {
    expect(richTextOf(html)).toEqual({
      text: 'A b c',
      links: [
        { at: 2, text: 'b', url },
        { at: 4, text: 'c', url },
      ],
    })
  },
)

test.each([
  ['no address', '<a>A</a>'],
  ['a place on the same page', '<a href="#top">A</a>'],
])('a link with %s is text', (_, html) => {
  expect(richTextOf(html)).toEqual({ text: 'A', links: [] })
})

test.each([
  ['ap080820.html#', 'ap080820.html#'],
  ['lib/about:lamps.html', 'lib/about:lamps.html'],
])('the relative link %j leads to a page of apod.nasa.gov', (href, path) => {
  expect(richTextOf(`<a href="${href}">A</a>`).links).toEqual([
    { at: 0, text: 'A', url: `https://apod.nasa.gov/apod/${path}` },
  ])
})
