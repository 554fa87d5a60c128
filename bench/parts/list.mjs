import { median, report } from '../figures.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import {
  changeHeart,
  heapOf,
  openList,
  removeOne,
  reachTheEnd,
  scrollSteadily,
} from './list-steps.mjs'
import { seedBookmarks } from './many-bookmarks.mjs'
import { settings } from '../hosts/sky.mjs'
import { newVisitor, openBrowser } from '../visitor.mjs'

export const many = 11_480
export const few = 10
const runs = Number(process.env['BENCH_RUNS'] ?? 7)

/** The Bookmarks screen with a bookmark for every day there ever was, against one with ten. */
export async function benchList() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  settings.size = [80, 60]
  const lists = { few: await listOf(browser, few), many: await listOf(browser, many) }

  const opening = await turnAbout(lists, openList)
  const [opensFew, opensMany] = [median(opening.few), median(opening.many)]
  report({
    name: `Opening ${many} bookmarks, to opening ${few}`,
    value: opensMany / opensFew,
    most: 1.5,
    digits: 2,
    note: `${opensMany.toFixed(0)} ms to ${opensFew.toFixed(0)} ms`,
  })
  const elements = await lists.many.evaluate(() => document.querySelectorAll('*').length)
  report({ name: 'Elements in the page', value: elements, most: 2500 })
  const heap = { few: await heapOf(lists.few), many: await heapOf(lists.many) }
  report({
    name: `Heap beyond that with ${few}`,
    value: heap.many - heap.few,
    most: 40,
    unit: ' MB',
    digits: 1,
  })

  const longest = []
  for (let run = 0; run < 3; run += 1) longest.push(await scrollSteadily(lists.many))
  report({
    name: 'Longest frame while scrolling',
    value: median(longest),
    most: 50,
    unit: ' ms',
    note: `median of three scrolls: ${longest.map(Math.round).join(', ')} ms`,
  })
  const rest = await reachTheEnd(lists.many)
  report({ name: 'Cards between the last one and the End key', value: rest, most: 0 })
  const players = hosts.asked['players.bench']?.length ?? 0
  report({ name: 'Requests to players', value: players, most: 0 })

  const removing = await turnAbout(lists, removeOne)
  reportDelay('Removing one', removing)
  for (const page of Object.values(lists))
    await page.goto('https://apod.bench/dateview?date=2035-01-01')
  reportDelay('Setting a heart', await turnAbout(lists, changeHeart))
  await browser.close()
  hosts.close()
}

/**
 * @param {string} name
 * @param {{ few: number[], many: number[] }} times
 */
function reportDelay(name, times) {
  const [quick, slow] = [median(times.few), median(times.many)]
  const note = `${slow.toFixed(0)} ms to ${quick.toFixed(0)} ms`
  report({
    name: `${name}, beyond what it takes with ${few}`,
    value: slow - quick,
    most: 100,
    unit: ' ms',
    note,
  })
}

/**
 * @param {import('playwright').Browser} browser
 * @param {number} count
 */
export async function listOf(browser, count) {
  const { page } = await newVisitor(browser)
  await seedBookmarks(page, count)
  return page
}

/**
 * @param {{ few: import('playwright').Page, many: import('playwright').Page }} lists
 * @param {(page: import('playwright').Page) => Promise<number>} measure
 */
export async function turnAbout({ few: short, many: long }, measure) {
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] }
  for (let run = 0; run < runs; run += 1) {
    await short.bringToFront()
    times.few.push(await measure(short))
    await long.bringToFront()
    times.many.push(await measure(long))
  }
  return times
}
