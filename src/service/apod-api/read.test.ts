import { expect, test } from 'vitest'
import { readApodApiEntry } from './read.ts'

test('an entry is read, and anything else is none', () => {
  const entry = { date: '2024-01-05', title: 'A Lamp', explanation: 'Lit.', media_type: 'image' }
  expect(readApodApiEntry({ ...entry, service_version: 'v1' })).toEqual(entry)
  for (const other of [null, [], 'text', { ...entry, date: 'today' }]) {
    expect(readApodApiEntry(other)).toBeNull()
  }
})
