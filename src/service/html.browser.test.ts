import { expect, test } from 'vitest'
import { parseHtml, richTextOf, withoutStraySpaces } from './html.ts'

test('Parsing HTML renames the attributes that the page’s CSP forbids', () => {
  const { children } = parseHtml(`<p onclick="b" STYLE = 'c'>d</p><P alt='x' onload=e class=f>`)
  const names = [...children].map((element) => element.getAttributeNames())
  expect(names).toEqual([
    ['data-onclick', 'data-style'],
    ['alt', 'data-onload', 'class'],
  ])
})

test.each([
  [' //b.example ', 'https://b.example/'],
  ['lib/about:lamps.html', 'https://apod.nasa.gov/apod/lib/about:lamps.html'],
  ['#', 'nowhere'],
  ['///Users/x/ap261004.html', 'nowhere'],
  ['mailto:ada at a.example', 'nowhere'],
])('A link to %j leads to %s', (href, url) => {
  const links = url === 'nowhere' ? [] : [{ at: 0, text: 'A', url }]
  expect(richTextOf(`<a href="${href}">A</a>`)).toEqual({ text: 'A', links })
})

test.each([
  ['[ M43 , ] and "M44 ." or ‘M45 ,’', '[M43,] and "M44." or ‘M45,’'],
  ['so .\u2029And ;\u2029', 'so.\u2029And;\u2029'],
  ["Saturn 's moon, Saturn ’s, 's", "Saturn's moon, Saturn’s,'s"],
  ['( One [ two ) three', '(One [two) three'],
  ['over .5 and ,5', 'over .5 and ,5'],
  ["smile :) or ;) the 'sun and ’sea", "smile :) or ;) the 'sun and ’sea"],
  ['One (two) [three] “four” - five', 'One (two) [three] “four” - five'],
  ['One\u2029. Two\u2029) (\u2029Three\u2029’s', 'One\u2029. Two\u2029) (\u2029Three\u2029’s'],
])('The text %j of a migrated page becomes %j', (text, words) => {
  expect(withoutStraySpaces({ text, links: [] }).text).toBe(words)
})
