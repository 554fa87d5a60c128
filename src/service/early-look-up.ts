import type { Answer } from './answer.ts'
import { lookUp } from './look-up.ts'

interface EarlyLookUp {
  date: string
  answer: Promise<Answer>
  leave: AbortController
}

let early: EarlyLookUp | undefined

/** Looks a date up before anything is there to show it; `lookUpOnce` takes it over. */
export function lookUpEarly(date: string): Promise<Answer> {
  const leave = new AbortController()
  early = { date, leave, answer: lookUp(date, leave.signal) }
  return early.answer
}

/**
 * Looks a date up, by the early look-up where that was for the same date and nobody has had it.
 * @throws as `lookUp` does
 */
export async function lookUpOnce(date: string, signal: AbortSignal): Promise<Answer> {
  const taken = early
  early = undefined
  if (taken?.date !== date) {
    taken?.leave.abort(signal.reason)
    return lookUp(date, signal)
  }
  signal.addEventListener('abort', () => taken.leave.abort(signal.reason), { once: true })
  return taken.answer
}
