import { type Page, test } from '@playwright/test'
import { seedRecords } from '../e2e/fixtures/database.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { addDays } from '../src/apod/calendar.ts'
import { compare } from './compare.ts'
import { openTab, openHosts } from './net.ts'
import { assets, builds } from './responses.ts'

const origins = Object.entries(builds).flatMap(([host, folder]) =>
  folder ? `https://${host}` : [],
)

test('A first load is timed from the URL to the painted picture', async () => {
  const hosts = await openHosts(true)
  await compare(['First picture'], [...origins, 'https://minimal.bench'], async (origin) => {
    const { page, close } = await openTab(hosts)
    await page.goto(`${origin}/dateview?date=2024-01-05`, { waitUntil: 'commit' })
    const time = await timeOfPicture(page)
    await close()
    return [time]
  })
  hosts.close()
})

function timeOfPicture(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (String(Reflect.get(entry, 'url')).includes('/2024-01-05')) done(entry.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

test('A step to the next day or month is timed until the first frame that shows it', async () => {
  const hosts = await openHosts(false)
  const paths = { 'Next day': 'date=2012-05-17', 'Next month': 'month=2012-05' }
  await compare(Object.keys(paths), origins, async (origin) => {
    const { page, close } = await openTab(hosts)
    const times = []
    for (const [button, path] of Object.entries(paths)) {
      await page.goto(`${origin}/dateview?${path}`)
      times.push(await timePress(page, `[title="${button}"]`, 'main h2:not(.ui-delayed)'))
    }
    await close()
    return times
  })
  hosts.close()
})

for (const count of [10, 1000])
  test(`With ${count} bookmarks, opening, removing and scrolling are timed`, async () => {
    const hosts = await openHosts(false)
    const records = Array.from({ length: count }, (_, index) => ({
      ...makeEntry(addDays('1995-06-16', index), assets),
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
    }))
    const names = ['Open', 'Remove', 'Scroll'].map((name) => `${name}, ${count} bookmarks`)
    await compare(names, origins, async (origin) => {
      const { page, close } = await openTab(hosts)
      await seedRecords(page, records, origin)
      await page.goto(`${origin}/bookmarks`, { waitUntil: 'commit' })
      await page.locator('article h2').first().waitFor()
      const opened = await page.evaluate(() => performance.now())
      const removed = await timePress(page, 'article [title="Remove bookmark"]', 'article h2')
      const scrolled = await timeFrames(page)
      await close()
      return [opened, removed, scrolled]
    })
    hosts.close()
  })

/** Presses a control, and returns the milliseconds until a text has changed and is drawn. */
async function timePress(page: Page, control: string, text: string) {
  await page.locator(control).first().waitFor()
  // By then all pictures have loaded.
  await page.waitForTimeout(2500)
  return page.evaluate(
    (selectors) =>
      new Promise<number>((done) => {
        const read = () => document.querySelector(selectors.text)?.textContent
        const before = read()
        const start = performance.now()
        document.querySelector<HTMLElement>(selectors.control)?.click()
        requestAnimationFrame(function check() {
          // While a day loads, its title is delayed, so there is none.
          if ((read() ?? before) === before) requestAnimationFrame(check)
          else setTimeout(() => done(performance.now() - start))
        })
      }),
    { control, text },
  )
}

/** Scrolls with a gesture, and returns the time in ms that 95% of the frames don't exceed. */
async function timeFrames(page: Page) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const frames: number[] = []
    Reflect.set(globalThis, 'frameTimes', frames)
    requestAnimationFrame(function record(now) {
      frames.push(now)
      requestAnimationFrame(record)
    })
  })
  const gesture = { x: 640, y: 600, yDistance: -6400, speed: 2400 }
  await session.send('Input.synthesizeScrollGesture', gesture)
  return page.evaluate(() => {
    const frames: number[] = Reflect.get(globalThis, 'frameTimes')
    const times = frames.slice(1).map((now, index) => now - (frames[index] ?? now))
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN
  })
}
