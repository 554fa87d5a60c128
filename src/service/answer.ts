import type { Entry } from '../apod/entry.ts'

/** The result of a look-up. Anything else is a LookUpFailure. */
export type Answer =
  | {
      kind: 'entry'
      entry: Entry
      /** It came in a list or by a redirect: the service has moved for good. */
      hasMoved?: true
    }
  | { kind: 'code'; code: number }
