import { type Page, test } from '@playwright/test'
import { seedRecords } from '../e2e/fixtures/database.ts'
import { entryOf } from './answers.ts'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const many = 1000

/** How many times as long as ten bookmarks, or for Scroll as a bare page, a list may take; Search in ms. */
const goals = { Open: 1.5, Remove: 1.5, Dialog: 1.5, Scroll: 1.2, Search: 200 }

test("A thousand bookmarks beside ten, and their scroll beside a bare page's", async () => {
  const hosts = await openHosts(false)
  const [long, short] = [await newVisitor(hosts), await newVisitor(hosts)]
  await storeMany(long, many)
  await storeMany(short, 10)
  const times = await takeTurns({
    many: () => visit(long),
    few: () => visit(short),
    bare: () => scrollBare(long),
  })
  for (const [place, [name, goal]] of Object.entries(goals).entries()) {
    const least = name === 'Scroll' ? times['bare']?.[0] : times['few']?.[place]
    report(name, times['many']?.[place], least, goal)
  }
  await long.leave()
  await short.leave()
  hosts.close()
})

/** Stores bookmarks: one for each day from the first on. */
async function storeMany({ newTab }: Visitor, count: number) {
  const page = await newTab()
  const records = Array.from({ length: count }, (_, place) => ({
    ...entryOf(new Date(Date.UTC(1995, 5, 16 + place)).toISOString().slice(0, 10)),
    createdAt: new Date(Date.UTC(2020, 0, 1) + place * 60_000),
  }))
  await seedRecords(page, records, 'https://apod.bench')
  await page.close()
}

/** A time in milliseconds for each goal: opens the list, removes a bookmark, opens one, scrolls and searches. */
async function visit({ newTab }: Visitor) {
  const page = await newTab()
  await page.goto('https://apod.bench/bookmarks', { waitUntil: 'commit' })
  await timeUntil(
    page,
    () => 0,
    () => document.querySelector('article h2'),
  )
  const opened = await page.evaluate(() => performance.now())
  // Before the scroll and the search, after which the short list has three tiles and the long one hundreds.
  const removed = await press(
    page,
    'article [title="Remove bookmark"]',
    (button) => !button?.isConnected,
  )
  const dialog = await press(page, 'article h2 button', () => document.querySelector('dialog h2'))
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  const scrolled = await scroll(page)
  await page.getByRole('searchbox').focus()
  const searching = timeUntil(
    page,
    () => document.querySelector('main h2')?.textContent,
    (before) => document.querySelector('main h2')?.textContent !== before,
  )
  await page.keyboard.press('7')
  const searched = await searching
  // A slowed tab takes a processor even where it rests.
  await page.close()
  return [opened, removed, dialog, scrolled, searched]
}

async function scrollBare({ newTab }: Visitor) {
  const page = await newTab()
  await page.goto(`https://least.bench/least-list.html?count=${many}`)
  await page.waitForTimeout(2000)
  const scrolled = await scroll(page)
  await page.close()
  return [scrolled]
}

/** What 95 % of the frames stay below while a gesture scrolls a list. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frameTimes: frames })
    requestAnimationFrame(function look(now) {
      frames.push(now)
      requestAnimationFrame(look)
    })
  })
  const gesture = { x: 640, y: 600, yDistance: -6400, speed: 2400 }
  await session.send('Input.synthesizeScrollGesture', gesture)
  return page.evaluate(() => {
    const frames: number[] = Reflect.get(globalThis, 'frameTimes')
    const times = frames.slice(1).map((now, place) => now - (frames[place] ?? now))
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN
  })
}

/** Milliseconds from the press on the first such button until it is done. */
async function press(page: Page, selector: string, isDone: (button: Element | null) => unknown) {
  await page.locator(selector).first().waitFor()
  // The pictures of the whole list have come.
  await page.waitForTimeout(2000)
  return timeUntil(
    page,
    (name) => {
      const button = document.querySelector<HTMLElement>(name)
      button?.click()
      return button
    },
    isDone,
    selector,
  )
}
