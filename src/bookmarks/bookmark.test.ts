import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNote } from './bookmark.ts'

test('After a merge, each paragraph of both notes is in the result, and merging again changes nothing', () => {
  const paragraphsOf = (note: unknown) =>
    String(note)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\n\n', '\r') })
  fc.assert(
    fc.property(texts, texts, (note, other) => {
      const merged = mergeNote({ note }, { note: other })
      const expected = [note, other].flatMap(paragraphsOf)
      expect(paragraphsOf(merged['note'])).toEqual(expect.arrayContaining(expected))
      expect(mergeNote(merged, { note: other })).toBe(merged)
    }),
  )
})

test('A note is merged even if its letters are part of the other’s', () => {
  const merged = mergeNote({ note: 'sea' }, { note: 'Research for school' })
  expect(merged).toEqual({ note: 'sea\n\nResearch for school' })
  expect(mergeNote({ note: 'sea' }, merged)).toEqual(merged)
})
