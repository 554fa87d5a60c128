/** Why no answer came. */
export type Reason =
  'network' | 'timeout' | 'limit' | 'key' | 'unavailable' | 'html' | 'empty' | 'cut' | 'shape'

/** A look-up that brought neither an entry nor a code. */
export class LookUpFailure extends Error {
  override readonly name = 'LookUpFailure'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The look-up failed: ${reason}`, options)
    this.reason = reason
  }
}
