import { median, report } from '../figures.mjs'
import { pressKey } from './find-steps.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import { few, listOf, many, turnAbout } from './list.mjs'
import { heapOf, openList } from './list-steps.mjs'
import { settings } from '../hosts/sky.mjs'
import { openBrowser } from '../visitor.mjs'

/** Found in every bookmark, so that each is searched through to its date. */
const words = 'lamp night came look 1995-06-1'

/** Searching a bookmark for every day there ever was, against searching ten. */
export async function benchFind() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  settings.size = [80, 60]
  const lists = { few: await listOf(browser, few), many: await listOf(browser, many) }

  const reading = await turnAboutWithFrames(lists, async (page) => {
    await openList(page)
    return pressKey(page, '1')
  })
  report({
    name: `First key, all ${many} read, beyond ${few}`,
    value: reading.many - reading.few,
    most: 4000,
    unit: ' ms',
    note: `${reading.many.toFixed(0)} ms to ${reading.few.toFixed(0)} ms`,
  })

  for (const page of Object.values(lists)) await page.getByRole('searchbox').fill(words)
  await lists.many.waitForTimeout(1000)
  let presses = 0
  const searching = await turnAboutWithFrames(lists, async (page) => {
    presses += 1
    // The two lists take turns.
    return pressKey(page, presses % 4 === 1 || presses % 4 === 2 ? '6' : 'Backspace')
  })
  report({
    name: `Each later key, beyond what it takes with ${few}`,
    value: searching.many - searching.few,
    most: 100,
    unit: ' ms',
    note: `${searching.many.toFixed(0)} ms to ${searching.few.toFixed(0)} ms`,
  })
  report({
    name: 'Longest frame while reading and searching',
    value: Math.max(reading.longest, searching.longest),
    most: 50,
    unit: ' ms',
    note: `${reading.longest.toFixed(0)} ms reading, ${searching.longest.toFixed(0)} ms searching`,
  })
  const heap = { few: await heapOf(lists.few), many: await heapOf(lists.many) }
  report({
    name: `Heap beyond that with ${few}, all read`,
    value: heap.many - heap.few,
    most: 40,
    unit: ' MB',
    digits: 1,
  })
  await browser.close()
  hosts.close()
}

/**
 * @param {Parameters<typeof turnAbout>[0]} lists
 * @param {(page: import('playwright').Page) => ReturnType<typeof pressKey>} press
 * @returns the medians of the times, and the median of the longest frames with many
 */
async function turnAboutWithFrames(lists, press) {
  /** @type {number[]} */
  const frames = []
  const times = await turnAbout(lists, async (page) => {
    const { found, longest } = await press(page)
    if (page === lists.many) frames.push(longest)
    return found
  })
  return { few: median(times.few), many: median(times.many), longest: median(frames) }
}
