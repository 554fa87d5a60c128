import { readStored, removeStored, store } from './local-storage.ts'

const name = 'specified service gone'
const week = 7 * 24 * 60 * 60 * 1000

/** Whether this browser found the specified address gone for good, no more than seven days ago. */
export function isGone(): boolean {
  const moment = Date.parse(readStored(name) ?? '')
  // A moment in the future is of a clock that was wrong.
  return Math.abs(Date.now() - moment) < week
}

export function rememberGone() {
  store(name, new Date().toISOString())
}

export function forgetGone() {
  removeStored(name)
}
