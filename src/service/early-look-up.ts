import type { Answer } from './answer.ts'
import { type Begun, begin, takeOver } from './begun.ts'
import { lookUp } from './look-up.ts'

let early: Begun<Answer> | undefined

/** Looks a date up before anything is there to show it; `lookUpOnce` takes it over. */
export function lookUpEarly(date: string): Promise<Answer> {
  early = begin(date, (signal) => lookUp(date, signal))
  return early.result
}

/**
 * Looks a date up, by the early look-up where that was for the same date and nobody has had it.
 * @throws as `lookUp` does
 */
export async function lookUpOnce(date: string, signal: AbortSignal): Promise<Answer> {
  const taken = early
  early = undefined
  return takeOver(taken, date, signal, (own) => lookUp(date, own))
}
