import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNote } from './bookmark.ts'

test('Merging two notes keeps both texts, and merging them again changes nothing', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r') })
  fc.assert(
    fc.property(texts, texts, (note, other) => {
      const once = mergeNote({ note }, { note: other })
      expect(once['note']).toContain(note.trim())
      for (const word of other.split(/\s+/)) expect(once['note']).toContain(word)
      expect(mergeNote(once, { note: other })).toBe(once)
    }),
  )
})
