import { expect, test } from 'vitest'
import { copyrightLineOf, explanationOf } from './texts.ts'

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

const url = 'https://a.example/'

test.each([
  ['Ada', 'Ben', 'Ada'],
  ['', 'NASA', 'Credit: NASA'],
  ['<p>Ada</p><p>Nova</p>', '', 'Ada Nova'],
  ['Image Credit& Copyright: Ada', '', 'Ada'],
  ['<b> Image Credit &amp; <a href="x">Copyright</a>: </b> Ada , Nova', '', 'Ada , Nova'],
  ['Image Credit & Copyright (2024): Ada', '', 'Ada'],
  ['Image Credit and Processing: Ada', '', 'Credit: Ada'],
  ['Illustration Copyright: <a href="#">Ada</a> , Nova', '', 'Ada, Nova'],
  ['<b>Video Credit:</b> NASA', '', 'Credit: NASA'],
  ['Credit : Ada', '', 'Credit: Ada'],
  ['Ada 2. Credit: Ben', '', 'Ada 2. Credit: Ben'],
  ['Copyright Ada Stargazer: Obs', '', 'Copyright Ada Stargazer: Obs'],
  ['<b>Credits:</b> ', 'Ben', 'Credit: Ben'],
  ['', '<strong>Image Credit:</strong> <a>NASA</a>, JPL', 'Credit: NASA, JPL'],
  ['', 'Image Credit & Copyright: Ada', 'Ada'],
])('the owner %j and the credit %j give the line %j', (copyright, credit, line) => {
  expect(copyrightLineOf(copyright, credit).text).toBe(line)
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
