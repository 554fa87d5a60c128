import type { Page } from '@playwright/test'

/** How often each side is measured; one round more goes before them. */
const runs = Number(process.env['BENCH_RUNS'] ?? 5)

/** Measures all sides by turns; each returns its figures, always as many. The first round does not count. */
export async function takeTurns(sides: Record<string, () => Promise<number[]>>) {
  const times: Record<string, number[][]> = {}
  for (let round = 0; round <= runs; round += 1) {
    for (const [side, measure] of Object.entries(sides)) {
      const figures = await measure()
      const places = (times[side] ??= figures.map(() => []))
      if (round > 0) figures.forEach((figure, place) => places[place]?.push(figure))
    }
  }
  return times
}

/** Milliseconds until an act is done and drawn. Both functions run in the page: they see only their arguments. */
export async function timeUntil<Subject>(
  page: Page,
  act: (selector: string) => Subject,
  isDone: (subject: Subject) => unknown,
  selector = '',
): Promise<number> {
  return page.evaluate(`new Promise((done, fail) => {
    setTimeout(fail, 60_000, new Error('It was not done in a minute.'))
    const start = performance.now()
    const subject = (${String(act)})(${JSON.stringify(selector)})
    requestAnimationFrame(function look() {
      if (!(${String(isDone)})(subject)) requestAnimationFrame(look)
      else setTimeout(() => done(performance.now() - start))
    })
  })`)
}

/**
 * Prints the ratio of ours to the least's, its goal, and the median and range of both.
 * @param most a ratio, or from ten on milliseconds of ours
 */
export function report(name: string, ours: number[] = [], least: number[] = [], most: number) {
  const ratio = median(ours) / median(least)
  const figure = most < 10 ? ratio : median(ours)
  const isMet = figure <= most ? 'met' : 'NOT MET'
  const times = [ours, least].map((each) =>
    [median(each), Math.min(...each), Math.max(...each)].map(Math.round).join(' '),
  )
  const goal = most < 10 ? most : `${most} ms`
  console.log(
    `${name.padEnd(32)} ${ratio.toFixed(2)}  goal ≤ ${goal} ${isMet}  ms: ${times.join(' beside ')}`,
  )
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN
}
