import { median, report } from './figures.mjs'
import { openHosts } from './hosts/hosts.mjs'
import { openLine } from './hosts/line.mjs'
import { newProfile, newTab } from './visitor.mjs'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)

/** @typedef {Awaited<ReturnType<typeof openSlowHosts>>} SlowHosts */

/** Opens every host behind the slow line. */
export async function openSlowHosts() {
  const hosts = await openHosts()
  const line = await openLine(hosts.ports)
  return {
    asked: hosts.asked,
    certificate: hosts.certificate,
    ports: line.ports,
    cut: line.cut,
    close: () => {
      line.close()
      hosts.close()
    },
  }
}

/**
 * Makes all visits alternately. One round before does not count.
 * @param {Record<string, () => Promise<number[]>>} visits each returns its times in milliseconds
 * @returns what a visit took in all rounds, by its name and the time's place among its times
 */
export async function turnVisitsAbout(visits) {
  /** @type {{ name: string, times: number[] }[]} */
  const taken = []
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, visit] of Object.entries(visits)) {
      const times = await visit()
      if (round > 0) taken.push({ name, times })
    }
  }
  return (/** @type {string} */ name, /** @type {number} */ place) =>
    taken.filter((visit) => visit.name === name).map(({ times }) => times[place] ?? Number.NaN)
}

/**
 * One visitor opens addresses one after the other, each in a tab of its own, two seconds after the
 * picture of the one before and over new connections.
 * @param {SlowHosts} hosts
 * @param {string[]} addresses
 * @returns the time to each one's picture, in milliseconds
 */
export async function timeVisits(hosts, addresses) {
  hosts.cut()
  const { context, page, leave } = await newProfile(hosts.ports, hosts.certificate)
  /** @type {number[]} */
  const times = []
  for (const address of addresses) {
    const tab = times.length === 0 ? page : await newTab(context)
    times.push(await timeToPicture(tab, address))
    // By then the database and the browser's cache are written.
    await tab.waitForTimeout(2000)
    await tab.close()
    hosts.cut()
  }
  await leave()
  return times
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 * @returns milliseconds from the navigation's start to the frame that shows the whole picture
 */
export async function timeToPicture(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        setTimeout(() => fail(new Error('No picture was painted in a minute.')), 60_000)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shown = String(Reflect.get(entry, 'url'))
            if (/\/\d{4}-\d\d-\d\d[-.]/.test(shown)) done(entry.startTime)
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/**
 * @param {{ name: string, ours: number[], least: number[], most: number, note?: string }} times
 */
export function reportRatio({ name, ours, least, most, note = '' }) {
  const value = median(ours) / median(least)
  report({ name, value, most, digits: 2, note: `${noteOf(ours, least)}${note}` })
}

/**
 * @param {number[]} ours
 * @param {number[]} least
 */
export function noteOf(ours, least) {
  return `${median(ours).toFixed(0)} ms to ${median(least).toFixed(0)} ms, ${ours.length} runs, ours ${range(ours)}, least ${range(least)}`
}

/** @param {number[]} numbers */
function range(numbers) {
  return `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`
}
