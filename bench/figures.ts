import type { Page } from '@playwright/test'

/** The rounds that count; one more goes before them. */
const rounds = Number(process.env['BENCH_RUNS'] ?? 5)

/** Measures all sides in turn. Returns for each side one list of times for each figure that it measures. */
export async function takeTurns(sides: Record<string, () => Promise<number[]>>) {
  const times: Record<string, number[][]> = {}
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, measure] of Object.entries(sides)) {
      const figures = await measure()
      const places = (times[side] ??= figures.map(() => []))
      if (round > 0) figures.forEach((figure, place) => places[place]?.push(figure))
    }
  }
  return times
}

/** Returns the milliseconds until an act is done and drawn. Both functions run in the page, and see only their arguments. */
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

/** Prints the ratio of both medians, and the figures of both. @param goal a ratio, or milliseconds of ours from 10 on */
export function report(name: string, ours: number[] = [], least: number[] = [], goal: number) {
  const ratio = median(ours) / median(least)
  const isMet = (goal < 10 ? ratio : median(ours)) <= goal ? 'met' : 'NOT MET'
  const times = [ours, least].map((each) =>
    [median(each), Math.min(...each), Math.max(...each)].map(Math.round).join(' '),
  )
  const limit = goal < 10 ? goal : `${goal} ms`
  console.log(
    `${name.padEnd(32)} ${ratio.toFixed(2)}  goal ≤ ${limit} ${isMet}  ms: ${times.join(' beside ')}`,
  )
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN
}
