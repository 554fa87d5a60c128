import { createRandom, type NonEmpty } from './random.ts'

/** What the mock API can draw and write about. */
export type Subject = 'nebula' | 'galaxy' | 'planet' | 'eclipse' | 'aurora' | 'comet'

const subjects: NonEmpty<Subject> = [
  'nebula',
  'galaxy',
  'aurora',
  'planet',
  'nebula',
  'planet',
  'comet',
  'galaxy',
  'galaxy',
  'eclipse',
  'nebula',
  'aurora',
]

export function subjectOf(day: string): Subject {
  return createRandom(`subject ${day}`).pick(subjects)
}
