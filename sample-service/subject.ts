import { createRandom, type NonEmpty } from './random.ts'

/** What the sample service can draw and write about. */
export type Subject =
  'nebula' | 'galaxy' | 'cluster' | 'planet' | 'moon' | 'eclipse' | 'aurora' | 'comet'

const subjects: NonEmpty<Subject> = [
  'nebula',
  'galaxy',
  'aurora',
  'planet',
  'nebula',
  'cluster',
  'comet',
  'moon',
  'galaxy',
  'eclipse',
  'nebula',
  'aurora',
]

export function subjectOf(day: string): Subject {
  return createRandom(`subject ${day}`).pick(subjects)
}
