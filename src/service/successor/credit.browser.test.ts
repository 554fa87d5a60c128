import { expect, test } from 'vitest'
import { copyrightLineOf } from './credit.ts'

const url = 'https://a.example/'

test.each([
  ['<p>Ada</p><p>Nova</p>', 'Ada Nova'],
  ['Image Credit& Copyright: Ada', 'Ada'],
  ['Credit : Ada', 'Credit: Ada'],
  ['Ada 2. Credit: Ben', 'Ada 2. Credit: Ben'],
])('the line %j is %j', (copyright, text) => {
  expect(copyrightLineOf(copyright, '')).toEqual({ text, links: [] })
})

test('the links of a credit follow the word before them', () => {
  const credit = `<b>Image <a href="x">Credit</a>:</b> <a href="${url}">Ada</a>, <a href="${url}">Nova</a>`
  expect(copyrightLineOf('', credit)).toEqual({
    text: 'Credit: Ada, Nova',
    links: [
      { at: 8, text: 'Ada', url },
      { at: 13, text: 'Nova', url },
    ],
  })
})
