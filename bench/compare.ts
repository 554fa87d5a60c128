/** The number of measured rounds. One more comes first, as a warm-up. */
const rounds = Number(process.env['BENCH_RUNS'] ?? 5)

/** Measures all origins by turns, where `measure` returns a time for each name. Prints the median, minimum and maximum of each in ms. */
export async function compare(
  names: string[],
  origins: string[],
  measure: (origin: string) => Promise<number[]>,
) {
  const times = new Map<string, number[][]>(origins.map((origin) => [origin, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [origin, all] of times) {
      const measured = await measure(origin)
      if (round > 0) all.push(measured)
    }
  for (const [index, name] of names.entries())
    for (const [origin, all] of times) {
      const sorted = all.map((row) => row[index] ?? NaN).toSorted((a, b) => a - b)
      const ends = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)]
      const [median, minimum, maximum] = ends.map((time = NaN) => Math.round(time))
      console.log(`${name.padEnd(28)} ${origin.padEnd(20)} ${median} ms (${minimum} to ${maximum})`)
    }
}
