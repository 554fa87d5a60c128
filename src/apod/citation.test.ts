import { expect, test } from 'vitest'
import { citation } from './citation.ts'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp\n in the Lagoon',
  explanation: '',
  media_type: 'image',
}

test('title, copyright, date and the day’s page on one line', () => {
  expect(citation({ ...entry, copyright: '\nAda\nNova ' })).toBe(
    'A Lamp in the Lagoon · © Ada Nova · 2024-01-05 · https://apod.nasa.gov/apod/ap240105.html',
  )
})

test('no copyright, no copyright line', () => {
  expect(citation(entry)).toBe(
    'A Lamp in the Lagoon · 2024-01-05 · https://apod.nasa.gov/apod/ap240105.html',
  )
})

test('an entry’s own page comes first, if it is a URL', () => {
  expect(citation({ ...entry, permalink: 'https://science.example/day' })).toMatch(
    / https:\/\/science\.example\/day$/,
  )
  expect(citation({ ...entry, permalink: 'javascript:alert(1)' })).toMatch(/ap240105\.html$/)
})
