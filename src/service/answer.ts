import type { Entry } from '../apod/entry.ts'

/** The result of a look-up. Anything else is a LookUpFailure. */
export type Answer = { kind: 'entry'; entry: Entry } | { kind: 'code'; code: number }

/**
 * Why a service had no answer, by what a visitor can do about it. 'network': the browser is offline, or
 * neither service can be reached. 'moved': NASA's logo, or a 404 or 410 without a code.
 */
export type Reason =
  'network' | 'unreachable' | 'limit' | 'key' | 'unavailable' | 'moved' | 'invalid'

/** A look-up that returned neither an entry nor a code. */
export class LookUpFailure extends Error {
  override readonly name = 'LookUpFailure'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The look-up failed: ${reason}`, options)
    this.reason = reason
  }
}
