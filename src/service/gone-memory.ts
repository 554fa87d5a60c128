import { readStored, removeStored, storeText } from '../ui/web-storage.ts'

const name = 'specified service gone'
const week = 7 * 24 * 60 * 60 * 1000

/** Whether this browser found the specified service gone for good in the last seven days. */
export function isGone(): boolean {
  const moment = Date.parse(readStored(name) ?? '')
  // A time in the future was written with a wrong clock.
  return Math.abs(Date.now() - moment) < week
}

export function rememberGone() {
  storeText(name, new Date().toISOString())
}

export function forgetGone() {
  removeStored(name)
}
