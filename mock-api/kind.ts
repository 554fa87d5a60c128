import { addDays } from '../src/apod/adjacent-day.ts'
import { earliestDay, missingDays } from '../src/apod/calendar.ts'
import { createRandom } from './random.ts'

/** What a day shows; `other` has no address at all. */
export type Kind = 'picture' | 'film' | 'player' | 'other'

/** One day in thirty is no picture: half of those a film, half a player; also, one in two hundred is `other`. */
export function kindOf(day: string): Kind {
  const lot = createRandom(`kind ${day}`).next()
  if (lot < 1 / 60) return 'film'
  if (lot < 2 / 60) return 'player'
  return lot < 2 / 60 + 1 / 200 ? 'other' : 'picture'
}

/** The first day of that kind on or after a day, for tests that need one. */
export function findDay(kind: Kind, from: string = earliestDay): string {
  let day = from
  while (kindOf(day) !== kind || missingDays.has(day)) day = addDays(day, 1)
  return day
}
