import type { Page } from '@playwright/test'
import { openHosts, openTab, type Speed } from './net.ts'
import { dists } from './responses.ts'

/** The number of measured rounds. One more comes first, as a warm-up. */
const rounds = Number(process.env['BENCH_RUNS'] ?? 5)

/** What was measured, and its time in ms. */
export type Time = [name: string, ms: number]
type Measure = (page: Page, origin: string) => Promise<Time[]>

/** Measures the builds by turns, each in a new tab. Prints the median, minimum and maximum of each time. */
export async function compare(speed: Speed, measure: Measure) {
  const hosts = await openHosts(speed)
  const rows = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, dist] of dists.entries()) {
      const { page, close } = await openTab(hosts.port, speed)
      for (const [name, ms] of await measure(page, `https://${index}.bench`)) {
        const row = `${name.padEnd(32)} ${dist.padEnd(24)}`
        if (round > 0) rows.set(row, [...(rows.get(row) ?? []), ms])
      }
      await close()
    }
  hosts.close()
  for (const row of [...rows.keys()].toSorted()) {
    const sorted = (rows.get(row) ?? []).toSorted((a, b) => a - b)
    const ends = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)]
    const [median, minimum, maximum] = ends.map((time = NaN) => Math.round(time))
    console.log(`${row} ${median} ms (${minimum} to ${maximum})`)
  }
}
