import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addNoteOf } from './bookmark.ts'

test('A note that is added keeps both texts, and is added once', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r') })
  fc.assert(
    fc.property(texts, texts, (note, other) => {
      const once = addNoteOf({ note: other }, { note })
      expect(once['note']).toMatch(note.trim())
      for (const word of other.split(/\s+/)) expect(once['note']).toContain(word)
      expect(addNoteOf({ note: other }, once)).toBe(once)
    }),
  )
})
