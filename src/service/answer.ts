import type { Entry } from '../apod/entry.ts'

/** What comes of a look-up. Everything else is a LookUpFailure. */
export type Answer = { kind: 'entry'; entry: Entry } | { kind: 'code'; code: number }
