import { expect, test } from 'vitest'
import { addDays } from '../src/apod/adjacent-day.ts'
import { makeEntry } from './entry.ts'
import { findDay } from './kind.ts'

const origin = 'http://mock.test'
const days = Array.from({ length: 400 }, (_, index) => addDays('2023-01-01', index))
const entries = days.map((day) => makeEntry(day, origin))

test('explanations are whole texts of 100 to 260 words, with every blank filled in', () => {
  for (const { explanation, title } of entries) {
    expect(title + explanation).not.toMatch(/[{}]|undefined/)
    const words = explanation.split(' ').length
    expect(words).toBeGreaterThan(100)
    expect(words).toBeLessThan(260)
  }
})

test('about half have a copyright line, some with line breaks or spaces at the ends', () => {
  const lines = entries.flatMap(({ copyright }) => (copyright === undefined ? [] : [copyright]))
  expect(lines.length / entries.length).toBeGreaterThan(0.4)
  expect(lines.length / entries.length).toBeLessThan(0.6)
  expect(lines.some((line) => line.trim().includes('\n'))).toBe(true)
  expect(lines.some((line) => line !== line.trim())).toBe(true)
})

test('titles contain ampersands, quotes and apostrophes, and some are very long', () => {
  const titles = entries.map(({ title }) => title)
  for (const mark of ['&', '"', "'"])
    expect(titles.some((title) => title.includes(mark))).toBe(true)
  expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThan(90)
})

test('media are like the real service’s', () => {
  const entryOf = (kind: Parameters<typeof findDay>[0]) =>
    makeEntry(findDay(kind, '2024-01-01'), origin)
  const picture = entryOf('picture')
  expect(picture).toMatchObject({
    media_type: 'image',
    url: `${origin}/mock/${picture.date}.png`,
  })
  expect(picture.hdurl).toBe(`${origin}/mock/${picture.date}-full.png`)
  expect(entryOf('film')).toMatchObject({ media_type: 'video', url: `${origin}/mock/film.webm` })
  expect(entryOf('player').url).toMatch(/\/mock\/player\/\d{4}-\d\d-\d\d$/)
  expect(entryOf('other')).not.toHaveProperty('url')
  for (const kind of ['film', 'player', 'other'] as const)
    expect(entryOf(kind)).not.toHaveProperty('hdurl')
})
