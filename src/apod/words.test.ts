import { expect, test } from 'vitest'
import { altOf, copyrightOf, foldBlanks, paragraphsOf, titleOf } from './words.ts'

test('runs of blanks and newlines are folded, the ends cut', () => {
  expect(foldBlanks('\n  Two \t\n Galaxies\u00a0 \n')).toBe('Two Galaxies')
})

test('an entry without a title goes by its day', () => {
  expect(titleOf({ title: ' \n', date: '2024-01-05' })).toBe('2024-01-05')
  expect(titleOf({ title: '', date: '' })).toBe('Untitled')
})

test('no copyright, or a blank one: no line', () => {
  expect(copyrightOf({})).toBeUndefined()
  expect(copyrightOf({ copyright: ' \n ' })).toBeUndefined()
  expect(copyrightOf({ copyright: '\nMaria\nNova ' })).toBe('Maria Nova')
})

test('a description stands for the media, else its title', () => {
  expect(altOf({ alt: ' A lamp\n', title: 'Lit', date: '' })).toBe('A lamp')
  expect(altOf({ alt: ' ', title: 'Lit', date: '' })).toBe('Lit')
  expect(altOf({ title: 'Lit', date: '' })).toBe('Lit')
})

test('paragraphs are parted by their separator alone', () => {
  expect(paragraphsOf({ explanation: 'One\n\n two.\u2029\u2029 Three. ' })).toEqual([
    'One two.',
    'Three.',
  ])
  expect(paragraphsOf({ explanation: ' \n' })).toEqual([])
})
