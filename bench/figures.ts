/** How often each side is measured; one round more goes before them. */
const runs = Number(process.env['BENCH_RUNS'] ?? 5)

/** What each side took, first by the place among its figures, then by round. */
type Times = Record<string, number[][]>

/** Measures all sides by turns; each returns its figures, always as many. The first round does not count. */
export async function takeTurns(sides: Record<string, () => Promise<number[]>>) {
  const times: Times = {}
  for (let round = 0; round <= runs; round += 1) {
    for (const [side, measure] of Object.entries(sides)) {
      const figures = await measure()
      const places = (times[side] ??= figures.map(() => []))
      if (round > 0) figures.forEach((figure, place) => places[place]?.push(figure))
    }
  }
  return times
}

/**
 * Prints the median of ours beside the least's, their ratio, and its goal.
 * @param most a ratio, or from ten on milliseconds of ours
 */
export function report(name: string, ours: number[] = [], least: number[] = [], most: number) {
  const ratio = median(ours) / median(least)
  const isMet = (most < 10 ? ratio : median(ours)) <= most
  const goal = most < 10 ? most.toFixed(2) : `${most} ms`
  const [is, beside] = [ours, least].map((times) => {
    const [low, middle, high] = [Math.min(...times), median(times), Math.max(...times)]
    return `${middle.toFixed(0)} ms (${low.toFixed(0)}–${high.toFixed(0)})`
  })
  console.log(
    `${name.padEnd(32)} ${ratio.toFixed(2)}  goal ≤ ${goal.padEnd(7)} ${isMet ? 'met' : 'NOT MET'}  ${is} beside ${beside}`,
  )
}

/** Prints a count beside its goal. */
export function reportCount(name: string, count: number, most: number) {
  console.log(`${name.padEnd(32)} ${count}  goal ≤ ${most}  ${count <= most ? 'met' : 'NOT MET'}`)
}

function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = NaN, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}
