import type { Day } from '../apod/day.ts'
import type { Month } from '../apod/month.ts'
import type { Question } from './ask-list.ts'
import type { Steps } from '../ui/steps.tsx'

/** What there is to show of a month, or of a day in all years, before anything is asked. */
export interface WallOfDays {
  name: string
  path: string
  /** What NASA's list is asked for. */
  question: Question
  /** In the order of their tiles. */
  days: readonly Day[]
  /** The one that they are; undefined where they are one day of many years. */
  month?: Month
  /** To the walls before and after it. */
  steps: Steps
  /** Of other walls, by the words of its name. */
  choices: readonly [Choice, Choice]
}

/** A word of a wall's name, and what can be chosen in its place. */
export interface Choice {
  label: string
  value: string
  options: readonly { value: string; name: string; isNone?: boolean }[]
  choose: (value: string) => void
}
