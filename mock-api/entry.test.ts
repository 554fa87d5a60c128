import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays } from '../src/apod/calendar.ts'
import { makeEntry } from './entry.ts'
import { findDay, findProportion } from './kind.ts'
import { sampleOf } from './samples.ts'
import { makeSuccessorEntry } from './successor-entry.ts'

const origin = 'http://mock.test'
const days = Array.from({ length: 72 }, (_, index) => addDays('2025-12-01', index))

test('twelve samples come by turns, each a picture with a text of 80 to 200 words', () => {
  expect(new Set(days.slice(0, 12).map(sampleOf)).size).toBe(12)
  for (const { file, explanation } of days.map(sampleOf)) {
    expect(existsSync(new URL(`media/${file}`, import.meta.url))).toBe(true)
    expect(explanation.split(' ').length).toBeGreaterThan(80)
    expect(explanation.split(' ').length).toBeLessThan(200)
  }
})

test.each([2 / 3, 1, 3 / 2, 4])('there is a picture of proportion %d', (proportion) => {
  const { width, height } = sampleOf(findProportion(proportion, '2024-01-01'))
  expect(width / height).toBeCloseTo(proportion, 1)
})

test('a picture has two addresses in the specified format, a film or player one, `other` none', () => {
  const [picture, film, player, other] = (['picture', 'film', 'player', 'other'] as const).map(
    (kind) => makeEntry(findDay(kind, '2024-01-05'), origin),
  )
  expect(picture).toMatchObject({
    media_type: 'image',
    url: `${origin}/mock/2024-01-05.webp`,
    hdurl: `${origin}/mock/2024-01-05-full.webp`,
  })
  expect(film).toMatchObject({ media_type: 'video', url: `${origin}/mock/film.webm` })
  expect(player?.url).toMatch(/\/mock\/player\/\d{4}-\d\d-\d\d$/)
  for (const entry of [film, player, other]) expect(entry).not.toHaveProperty('hdurl')
  expect(other).not.toHaveProperty('url')
})

test('the successor’s texts are HTML, with their date before 2026 and the site’s news', () => {
  expect(makeSuccessorEntry('2024-12-07', origin).title).toMatch(/^APOD: 2024 December 7 &#8211; /)
  expect(makeSuccessorEntry('2026-03-02', origin).title).not.toMatch(/^APOD/)
  const entries = days.map((day) => makeSuccessorEntry(day, origin))
  for (const { title, explanation } of entries) {
    expect(title).not.toMatch(/["'<>]/)
    expect(explanation).toMatch(/^<strong>Explanation:<\/strong> /)
    expect(explanation).toContain("<br><strong>Tomorrow's picture: </strong>")
  }
})

test('the successor has a picture in hdurl with its size, a film or player in basic_html alone', () => {
  const entryOf = (kind: Parameters<typeof findDay>[0]) =>
    makeSuccessorEntry(findDay(kind, '2024-01-05'), origin)
  expect(entryOf('picture').hdurl).toMatch(/-full\.webp\?w=1600&h=1067&fit=clip$/)
  expect(entryOf('film').basic_html).toContain(`<source src="${origin}/mock/film.webm"`)
  expect(entryOf('player').basic_html).toContain(`<iframe src="${origin}/mock/player/`)
  expect(entryOf('other')).toMatchObject({ media_type: null, hdurl: false })
})
