/** Why a service had no answer. */
export type Reason =
  | 'network'
  | 'timeout'
  | 'limit'
  | 'key'
  | 'gone'
  | 'unavailable'
  | 'moved'
  | 'placeholder'
  | 'html'
  | 'empty'
  | 'truncated'
  | 'invalid'

interface LookUpFailureOptions extends ErrorOptions {
  /** Why the successor had no answer either. */
  successor?: Reason
}

/** A look-up that returned neither an entry nor a code. */
export class LookUpFailure extends Error {
  override readonly name = 'LookUpFailure'
  readonly reason: Reason
  readonly successor: Reason | undefined

  constructor(reason: Reason, { successor, ...options }: LookUpFailureOptions = {}) {
    super(`The look-up failed: ${reason}`, options)
    this.reason = reason
    this.successor = successor
  }
}
