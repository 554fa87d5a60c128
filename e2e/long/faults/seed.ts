import fc from 'fast-check'

/** The seed of the runs; set FAULTS_SEED to repeat one. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 2 ** 31)

/**
 * Runs a property, and reports a counterexample of readable length.
 * @param runs how many
 * @param first the seed to begin with
 */
export async function holds<T>(property: fc.IAsyncProperty<T>, runs: number, first = seed) {
  const details = await fc.check(property, { numRuns: runs, seed: first, endOnFailure: true })
  if (!details.failed) return
  const example = JSON.stringify(details.counterexample, (_, value: unknown) =>
    typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value,
  )
  throw new Error(
    `Run ${details.numRuns} failed; FAULTS_SEED=${first} shows it again.\n${example.slice(0, 4000)}`,
    { cause: details.errorInstance },
  )
}
