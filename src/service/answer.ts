import type { Entry } from '../apod/entry.ts'

/** What comes of a look-up. Everything else is a LookUpFailure. */
export type Answer =
  | {
      kind: 'entry'
      entry: Entry
      /** It came in a list or by a redirect: the address that was asked has moved for good. */
      hasMoved?: true
    }
  | { kind: 'code'; code: number }
