import { expect, test } from 'vitest'
import { altOf, copyrightLine, collapseWhitespace, paragraphsOf, titleOf } from './text.ts'

test('whitespace is collapsed and trimmed', () => {
  expect(collapseWhitespace('\n  Two \t\n Galaxies\u00a0 \n')).toBe('Two Galaxies')
})

test('an entry without a title is named by its date', () => {
  expect(titleOf({ title: ' \n', date: '2024-01-05' })).toBe('2024-01-05')
  expect(titleOf({ title: '', date: '' })).toBe('Untitled')
})

test('no copyright, or an empty one: no line', () => {
  expect(copyrightLine({})).toBe('')
  expect(copyrightLine({ copyright: ' \n ' })).toBe('')
})

test('an owner gets a ©, a credit stays as it is', () => {
  expect(copyrightLine({ copyright: 'Ada\nNova' })).toBe('© Ada Nova')
  expect(copyrightLine({ copyright: 'Image Credits: NASA' })).toBe('Image Credits: NASA')
  expect(copyrightLine({ copyright: 'Accredited' })).toBe('© Accredited')
  expect(copyrightLine({ copyright: '© 2024 Ada' })).toBe('© 2024 Ada')
  expect(copyrightLine({ copyright: 'Copyright Ada: Obs' })).toBe('Copyright Ada: Obs')
})

test('the alternative text is the description, else the title', () => {
  expect(altOf({ alt: ' A lamp\n', title: 'Lit', date: '' })).toBe('A lamp')
  expect(altOf({ alt: ' ', title: 'Lit', date: '' })).toBe('Lit')
  expect(altOf({ title: 'Lit', date: '' })).toBe('Lit')
})

test('only U+2029 separates paragraphs', () => {
  expect(paragraphsOf({ explanation: 'One\n\n two.\u2029\u2029 Three. ' })).toEqual([
    [{ text: 'One two.' }],
    [{ text: 'Three.' }],
  ])
  expect(paragraphsOf({ explanation: ' \n' })).toEqual([])
})

test('links are in their paragraphs', () => {
  const url = 'https://a.example/'
  expect(
    paragraphsOf({
      explanation: 'One.\u2029A lamp.',
      explanationLinks: [{ at: 7, text: 'lamp', url }],
    }),
  ).toEqual([[{ text: 'One.' }], [{ text: 'A ' }, { text: 'lamp', url }, { text: '.' }]])
})
