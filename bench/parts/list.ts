import type { Page } from 'playwright'
import { report, takeTurns } from '../figures.ts'
import { framesOf, timeUntil } from '../frames.ts'
import { entryOf } from '../hosts/answers.ts'
import { openHosts } from '../hosts/hosts.ts'
import { newVisitor, type Net } from '../visitor.ts'

/** Found in every bookmark, so that each is searched through to its date. */
const words = 'lamp night came look 1995-06-1'

/** How many bookmarks, and how many times as slow as with ten they may be; the last is one for every day there ever was. */
const lengths = [
  { count: 500, opening: 2, change: 1.5 },
  { count: 1000, opening: 2, change: 1.5 },
  { count: 11_480, opening: 6, change: 2 },
]

/** The Bookmarks screen with many bookmarks, beside one with ten. */
export async function bench() {
  const hosts = await openHosts()
  for (const { count, opening, change } of lengths) {
    await benchLength(hosts, count, opening, change)
  }
  hosts.close()
}

async function benchLength(net: Net, count: number, opening: number, change: number) {
  const many = await listOf(net, count)
  const few = await listOf(net, 10)
  const remove = '[name=remove]'

  await compare('open', opening, open)
  await compare('remove', change, (page) => press(page, remove))
  await compare('scroll, 95 % of the frames', 60, scroll, open)
  await compare('find, first key', 4000, (page) => pressKey(page, '1'), open)
  await compare('find, later key', 150, (page) => pressKey(page, '6'), fillSearch)
  for (const { page } of [many, few]) await page.goto('https://apod.bench/dateview?date=2035-01-01')
  await compare('heart', change, (page) => press(page, '[aria-label=Bookmark]:enabled'))

  await many.leave()
  await few.leave()

  async function compare(
    name: string,
    most: number,
    measure: (page: Page) => Promise<number>,
    prepare?: (page: Page) => Promise<unknown>,
  ) {
    const take = (page: Page) => async () => {
      await prepare?.(page)
      return [await measure(page)]
    }
    const times = await takeTurns({ many: take(many.page), few: take(few.page) })
    report(`${count}: ${name}`, times['many']?.[0], times['few']?.[0], most)
  }
}

async function listOf(net: Net, count: number) {
  const { newTab, leave } = await newVisitor(net)
  const page = await newTab()
  await seedBookmarks(page, count)
  return { page, leave }
}

/** Stores bookmarks in the page's database: one for each day from the first on. */
export async function seedBookmarks(page: Page, count: number) {
  const records = Array.from({ length: count }, (_, place) =>
    entryOf(new Date(Date.UTC(1995, 5, 16 + place)).toISOString().slice(0, 10)),
  )
  // The page makes its database.
  await page.goto('https://apod.bench/bookmarks')
  await page.getByText('You have no bookmarks yet').waitFor()
  await page.evaluate(async (entries) => {
    const request = indexedDB.open('bookmark')
    await new Promise((done) => request.addEventListener('success', done))
    const change = request.result.transaction('bookmarkedItems', 'readwrite')
    for (const [index, entry] of entries.entries()) {
      const createdAt = new Date(Date.UTC(2020, 0, 1) + index * 60_000)
      change.objectStore('bookmarkedItems').add({ ...entry, createdAt })
    }
    await new Promise((done) => change.addEventListener('complete', done))
    request.result.close()
  }, records)
}

/** Milliseconds from the navigation to the frame with the first card's title. */
async function open(page: Page) {
  await page.goto('about:blank')
  await page.goto('https://apod.bench/bookmarks', { waitUntil: 'commit' })
  await timeUntil(
    page,
    () => 0,
    () => document.querySelector('article h2'),
  )
  return page.evaluate(() => performance.now())
}

/** Milliseconds from the press on a button until it has gone or changed. */
async function press(page: Page, selector: string) {
  await page.locator(selector).first().waitFor()
  await page.waitForTimeout(500)
  return timeUntil(
    page,
    (name) => {
      const button = document.querySelector<HTMLElement>(name)
      const before = button?.ariaPressed
      button?.click()
      return { button, before }
    },
    ({ button, before }) => !button?.isConnected || button.ariaPressed !== before,
    selector,
  )
}

/** Turns the wheel for some seconds, a little with every frame. */
async function scroll(page: Page) {
  await page.mouse.move(600, 400)
  const frames = await framesOf(page, async () => {
    for (let turn = 0; turn < 240; turn += 1) {
      await page.mouse.wheel(0, 40)
      await page.waitForTimeout(16)
    }
  })
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? NaN
}

async function fillSearch(page: Page) {
  await page.getByRole('searchbox').fill(words)
  await page.waitForTimeout(1000)
}

/** Milliseconds from the key to the frame that says how many were found. */
async function pressKey(page: Page, key: string) {
  await page.getByRole('searchbox').focus()
  const timed = timeUntil(
    page,
    () => document.querySelector('main h2')?.textContent,
    (before) => document.querySelector('main h2')?.textContent !== before,
  )
  await page.keyboard.press(key)
  return timed
}
