import { earliestDay, missingDays, newYorkDay } from '../src/apod/calendar.ts'
import { addDays } from './calendar.ts'
import { tellEntry } from './entry.ts'
import type { RecordedEntries } from './recorded.ts'
import { tellSuccessorEntry } from './successor-entry.ts'
import type { Switches } from './switches.ts'

/** Where a day stands: published, without an entry, or outside what may be asked for. */
type Standing = 'published' | 'missing' | 'outOfRange'

/** All days there are, in both forms; told by the sample service itself, or recorded in a file. */
export type Archive = {
  today: () => string
  standingOf: (day: string) => Standing
  tell: (day: string, origin: string) => object
  /** Undefined if the successor knows no such day. */
  tellSuccessor: (day: string, origin: string) => object | undefined
  /** The successor's 25 newest days, the newest first. */
  tellNewest: (origin: string) => object[]
}

export function createArchive(switches: Switches, recorded?: RecordedEntries): Archive {
  const today = () => switches.today ?? newYorkDay(new Date())
  if (recorded) {
    return {
      today,
      standingOf: (day) => (recorded.entries.has(day) ? 'published' : 'missing'),
      tell: (day) => recorded.entries.get(day) ?? {},
      tellSuccessor: (day) => recorded.successorEntries.get(day),
      tellNewest: () => [...recorded.successorEntries.values()].toReversed().slice(0, 25),
    }
  }
  const standingOf = (day: string): Standing => {
    if (missingDays.has(day) || day === addDays(today(), 1)) return 'missing'
    return day < earliestDay || day > today() ? 'outOfRange' : 'published'
  }
  return {
    today,
    standingOf,
    tell: tellEntry,
    tellSuccessor: (day, origin) =>
      standingOf(day) === 'published' ? tellSuccessorEntry(day, origin) : undefined,
    tellNewest: (origin) =>
      Array.from({ length: 25 }, (_, days) => tellSuccessorEntry(addDays(today(), -days), origin)),
  }
}
