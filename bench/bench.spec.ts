import { type Page, test } from '@playwright/test'
import { seedRecords } from '../e2e/fixtures/database.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { sampleOf } from '../mock-api/samples.ts'
import { addDays } from '../src/apod/calendar.ts'
import { compare, type Time } from './compare.ts'
import { timePresses, visits } from './presses.ts'
import { assets } from './responses.ts'

test('A first load is timed from the URL to the large picture', async () => {
  await compare({ slowdown: 4, isConnectionSlow: true }, async (page, origin) => {
    await page.goto(`${origin}/dateview?date=2024-01-05`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(timeIfShown, ['main img', '/2024-01-05'])
    return [['First picture', Number(await shown.jsonValue())]]
  })
})

for (const [path, presses] of Object.entries(visits))
  test(`Presses on ${path} are timed until the next frame`, async () => {
    await compare({ slowdown: 4 }, async (page, origin) => {
      await seedRecords(page, makeRecords(100), origin)
      return timePresses(page, `${origin}/${path}`, presses)
    })
  })

test('Steps with slow services are timed until title, text and picture are shown', async () => {
  const delays = { 'api.nasa.gov': 1200, 'science.nasa.gov': 1200, 'assets.science.nasa.gov': 600 }
  await compare({ slowdown: 1, delays }, async (page, origin) => {
    await page.goto(`${origin}/dateview?date=2024-01-11`)
    const firstTimes = await timeStep(page, 'First step', '2024-01-12')
    const secondTimes = await timeStep(page, 'Second step', '2024-01-13')
    return [...firstTimes, ...secondTimes]
  })
})

async function timeStep(page: Page, name: string, day: string) {
  // By then, nothing is loading.
  await page.waitForTimeout(4000)
  const { title, explanation } = sampleOf(day)
  return timeUntilShown(page, 'ArrowRight', [
    [`${name}, title`, 'main h2', title],
    [`${name}, text`, 'main p', explanation.slice(0, 20)],
    [`${name}, picture`, 'main img', `/${day}`],
  ])
}

/** Presses a key. Returns when each part is shown: an element with the text, or a large picture by its URL. */
async function timeUntilShown(
  page: Page,
  key: string,
  parts: [name: string, selector: string, text: string][],
) {
  const shown = parts.map(async ([name, ...part]): Promise<Time> => {
    const handle = await page.waitForFunction(timeIfShown, part)
    return [name, Number(await handle.jsonValue()) - start]
  })
  const start = await page.evaluate(() => performance.now())
  await page.keyboard.press(key)
  return Promise.all(shown)
}

/** Runs in the page, before each frame. */
function timeIfShown([selector = '', text = '']: string[]) {
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (!(element instanceof HTMLImageElement)) return element.textContent.includes(text)
    const { complete, currentSrc: url } = element
    return complete && url.includes(text) && !url.includes('w=480')
  }
  return [...document.querySelectorAll(selector)].some(isShown) && performance.now()
}

for (const count of [10, 1000])
  test(`With ${count} bookmarks, removing and scrolling are timed`, async () => {
    await compare({ slowdown: 4 }, async (page, origin) => {
      const records = makeRecords(count)
      await seedRecords(page, records, origin)
      await page.goto(`${origin}/bookmarks`)
      await page.locator('[title="Remove bookmark"]').first().focus()
      // By then, all pictures have loaded.
      await page.waitForTimeout(2500)
      // The page shows another apostrophe.
      const [title = ''] = records.at(-2)?.title.split("'") ?? []
      const removed = await timeUntilShown(page, 'Enter', [
        [`Remove, ${count} bookmarks`, 'li:first-child h2', title],
      ])
      return [...removed, [`Scroll, ${count} bookmarks`, await timeFrames(page)]]
    })
  })

function makeRecords(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...makeEntry(addDays('1995-06-16', index), assets),
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
  }))
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
