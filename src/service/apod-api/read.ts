import * as v from 'valibot'
import { type Entry, entrySchema } from '../../apod/entry.ts'

/** Reads the format of the specified service; null for anything else. */
export function readApodApiEntry(json: unknown): Entry | null {
  const entry = v.safeParse(entrySchema, json)
  return entry.success ? entry.output : null
}
