import { earliestDay, missingDays } from './calendar.ts'
import { type Day, parseDay, requireDay } from './day.ts'

/** Why there is no day in that direction. */
export type NoDay = 'no day' | 'first' | 'last'

/** The day that a step leads to, or why there is none. */
export type Step = { day: Day } | { reason: NoDay }

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** The previous day with an entry; for a date after today, today. */
export function previousDay(date: string, today: Day): Step {
  return stepFrom(date, -1, today)
}

/** The next day with an entry; for a date before the first, the first. */
export function nextDay(date: string, today: Day): Step {
  return stepFrom(date, 1, today)
}

/**
 * A random day with an entry, never the shown one.
 * @param random returns a number in [0, 1)
 */
export function randomDay(date: string, today: Day, random: () => number = Math.random): Day {
  const days = (instantOf(today) - instantOf(earliestDay)) / dayInMilliseconds + 1
  const drawn = addDays(earliestDay, Math.floor(random() * Math.max(days, 1)))
  if (drawn !== date && !missingDays.has(drawn)) return drawn
  const after = nextDay(drawn, today)
  return 'day' in after && after.day !== date ? after.day : requireDay(earliestDay)
}

function stepFrom(date: string, days: 1 | -1, today: Day): Step {
  const shown = parseDay(date)
  if (!shown) return { reason: 'no day' }
  // From anywhere before or after the archive, its nearest day comes first.
  if (shown < earliestDay) return step(addDays(earliestDay, -1), days, today)
  return step(shown > today ? addDays(today, 1) : shown, days, today)
}

function step(from: Day, days: 1 | -1, today: Day): Step {
  const day = addDays(from, days)
  if (day < earliestDay) return { reason: 'first' }
  if (day > today) return { reason: 'last' }
  return missingDays.has(day) ? step(day, days, today) : { day }
}

/** @param day one that exists */
export function addDays(day: string, days: number): Day {
  const moved = new Date(instantOf(day) + days * dayInMilliseconds)
  return requireDay(moved.toISOString().slice(0, 10))
}

function instantOf(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}
