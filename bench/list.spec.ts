import { type Page, test } from '@playwright/test'
import { seedRecords } from '../e2e/fixtures/database.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { addDays } from '../src/apod/calendar.ts'
import { assets } from './answers.ts'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const many = 1000

/** Search may take this many ms, the others this many times as long as a short list or a bare page. */
const goals = { Open: 1.5, Remove: 1.5, Dialog: 1.5, Scroll: 1.2, Search: 200 }

test('A thousand bookmarks are measured beside ten, and their scroll beside a bare page', async () => {
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

async function storeMany({ newTab }: Visitor, count: number) {
  const page = await newTab()
  const records = Array.from({ length: count }, (_, place) => ({
    ...makeEntry(addDays('1995-06-16', place), assets),
    createdAt: new Date(Date.UTC(2020, 0, 1) + place * 60_000),
  }))
  await seedRecords(page, records, 'https://apod.bench')
  await page.close()
}

/** Opens the list, removes a bookmark, opens one, scrolls and searches. Returns the milliseconds of each. */
async function visit({ newTab }: Visitor) {
  const page = await newTab()
  await page.goto('https://apod.bench/bookmarks', { waitUntil: 'commit' })
  await timeUntil(
    page,
    () => 0,
    () => document.querySelector('article h2'),
  )
  const opened = await page.evaluate(() => performance.now())
  // These come first, because after a search the short list has 3 tiles and the long one hundreds.
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
  // A slowed tab keeps a processor busy even when nothing happens in it.
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

/** Scrolls a list by a gesture. Returns the milliseconds that 95 % of the frames stay below. */
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

async function press(page: Page, selector: string, isDone: (button: Element | null) => unknown) {
  await page.locator(selector).first().waitFor()
  // By then the pictures have loaded.
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
