import { expect, test } from 'vitest'
import { addDays } from '../src/apod/adjacent-day.ts'
import { findDay } from './kind.ts'
import { makeSuccessorEntry } from './successor-entry.ts'

const origin = 'http://mock.test'
const entries = Array.from({ length: 300 }, (_, index) =>
  makeSuccessorEntry(addDays('2025-06-01', index), origin),
)

test('titles contain entities, and before 2026 their date', () => {
  expect(makeSuccessorEntry('2024-12-07', origin).title).toMatch(/^APOD: 2024 December 7 &#8211; /)
  expect(makeSuccessorEntry('2026-03-02', origin).title).not.toMatch(/^APOD/)
  for (const { title } of entries) expect(title).not.toMatch(/["'<>]/)
})

test('explanations are HTML with the site’s news at the end', () => {
  for (const { explanation } of entries) {
    expect(explanation).toMatch(/^<strong>Explanation:<\/strong> /)
    expect(explanation).toContain("<br><strong>Tomorrow's picture: </strong>")
  }
  expect(entries.some(({ explanation }) => explanation.includes('<br><br>'))).toBe(true)
})

test('credits and alternative texts occur in all their forms', () => {
  const copyrights = new Set(entries.map(({ copyright }) => typeof copyright + (copyright === '')))
  expect([...copyrights].toSorted()).toEqual(['booleanfalse', 'stringfalse', 'stringtrue'])
  expect(entries.some(({ alt }) => alt === undefined)).toBe(true)
  expect(entries.some(({ alt }) => alt !== undefined)).toBe(true)
})

test('a picture is in hdurl with its size, a film or player in basic_html alone', () => {
  const entryOf = (kind: Parameters<typeof findDay>[0]) =>
    makeSuccessorEntry(findDay(kind, '2024-01-01'), origin)
  expect(entryOf('picture').hdurl).toMatch(/-full\.png\?w=\d+&h=\d+&fit=clip$/)
  expect(entryOf('film').basic_html).toContain(`<source src="${origin}/mock/film.webm"`)
  expect(entryOf('player').basic_html).toContain(`<iframe src="${origin}/mock/player/`)
  expect(entryOf('other')).toMatchObject({ media_type: null, hdurl: false })
})
