import type { Page } from 'playwright'
import { report, reportCount, takeTurns } from '../figures.ts'
import { timeUntil } from '../frames.ts'
import { openHosts } from '../hosts/hosts.ts'
import { openLine } from '../hosts/line.ts'
import { newVisitor, type Net } from '../visitor.ts'
import { compare } from './press.ts'

const wall = 'https://apod.bench/dateview?month=2010-05'

/** From the press on Browse to the pictures of a month's first screen; a year walked by months; a press on Next month. */
export async function bench() {
  const hosts = await openHosts()
  const line = await openLine(hosts.ports)
  const net = { certificate: hosts.certificate, ports: line.ports, cut: line.cut }
  const times = await takeTurns({
    ours: () => timeBrowse(net, 'https://apod.bench/dateview?date=2010-05-17'),
    least: () => timeBrowse(net, 'https://least.bench/month'),
  })
  report('Browse, to the last picture', times['ours']?.[0], times['least']?.[0], 1.15)
  line.close()

  const { newTab, leave } = await newVisitor(hosts)
  await walk(await newTab())
  const page = await newTab()
  await page.goto(wall)
  await allPictures(page)
  await compare(newTab, page, { Next: 'Step to the next month', Previous: 'And back' })
  await leave()
  hosts.close()
}

/** Milliseconds from the press to the frame that has every picture on the screen, on a first visit. */
async function timeBrowse(net: Net & { cut: () => void }, address: string) {
  net.cut()
  const { newTab, leave } = await newVisitor(net)
  const page = await newTab()
  await page.goto(address)
  await page.waitForTimeout(6000)
  // As a pointer comes to it.
  await page.locator('a, button').filter({ hasText: 'Browse' }).hover()
  await page.waitForTimeout(300)
  const time = await timeUntil(page, pressBrowse, hasAllPictures)
  await leave()
  return [time]
}

/** Counts what twelve steps from month to month ask for and leave behind. */
async function walk(page: Page) {
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('image-article'))))
  await page.goto(wall)
  await allPictures(page)
  reportCount('Nodes of a list of 31 tiles', await page.evaluate(countNodes), 400)
  const session = await page.context().newCDPSession(page)
  const nodes = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(300)
    await allPictures(page)
    await session.send('HeapProfiler.collectGarbage')
    nodes.push((await session.send('Memory.getDOMCounters')).nodes)
  }
  reportCount('Calls for 12 more months', calls - 1, 12)
  reportCount('Nodes after 12 months', nodes.at(-1) ?? NaN, Math.round(1.05 * (nodes[2] ?? NaN)))
}

async function allPictures(page: Page) {
  await timeUntil(page, () => undefined, hasAllPictures)
}

function pressBrowse() {
  const controls = document.querySelectorAll<HTMLElement>('a, button')
  ;[...controls].find((each) => each.textContent.includes('Browse'))?.click()
}

/** Runs in the page: whether each item on the screen has its picture. */
function hasAllPictures() {
  const items = [...document.querySelectorAll('main li')].filter(
    (item) => item.getBoundingClientRect().top < innerHeight,
  )
  return items.length > 20 && items.every((item) => item.querySelector('img')?.naturalWidth)
}

function countNodes() {
  const list = document.querySelector('main ul') ?? document
  const walker = document.createTreeWalker(list)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
