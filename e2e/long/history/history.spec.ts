import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { seedBookmarks } from '../../fixtures/database.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { type ActName, acts } from './acts.ts'
import { bookmarks, today, Visit } from './visit.ts'

interface World {
  page: Page
  visit: Visit
}

/** Acts without a pause, and the check after them. As text: `next escape open`. */
class Presses implements fc.AsyncCommand<World, World> {
  readonly #names: ActName[]

  constructor(names: ActName[]) {
    this.#names = names
  }

  check = () => true

  async run({ page, visit }: World) {
    for (const name of this.#names) {
      const { check, run, follow } = acts[name]
      if (!check(visit)) continue
      await run(page, visit)
      follow(visit)
      // Nobody can say whether the next press came before the browser arrived.
      if (/back|forward|reload/.test(name)) break
    }
    await expectVisit(page, visit)
  }

  toString = () => this.#names.join(' ')
}

/** These are half of all. */
const dialogActs: ActName[] = ['open', 'open', 'zoom', 'next', 'nextByKey', 'linkInText']

const { HISTORY_SEED = Date.now() % 2 ** 31, HISTORY_SESSIONS = 8 } = process.env

test('Whatever a visitor opens, steps through and leaves, page and history agree, and nothing is stuck', async ({
  browser,
  app,
}) => {
  // A session that fails is made shorter until each of its presses counts.
  const limit = Number(HISTORY_SESSIONS) * 20_000
  test.setTimeout(limit + 60_000)
  const names = Object.keys(acts).filter((name): name is ActName => name in acts)
  const act = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...dialogActs))
  const presses = fc.array(act, { minLength: 1, maxLength: 4 })
  const sessions = fc.commands<World, World, false>([presses.map((each) => new Presses(each))], {
    maxCommands: 40,
    size: 'max',
  })
  const property = fc.asyncProperty(sessions, async (session) => {
    const context = await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' })
    try {
      const page = await context.newPage()
      await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
      await mockOtherHosts(context)
      await answerWith(context, { explanationLinks: [lampLink] })
      await seedBookmarks(page, bookmarks.toReversed(), { explanationLinks: [lampLink] })
      const world = { page, visit: new Visit() }
      await page.goto(world.visit.address)
      await expectVisit(page, world.visit)
      await fc.asyncModelRun(() => ({ model: world, real: world }), session)
    } finally {
      await context.close()
    }
  })
  console.log(`HISTORY_SEED=${HISTORY_SEED}`)
  await fc.assert(property, {
    seed: Number(HISTORY_SEED),
    numRuns: Number(HISTORY_SESSIONS),
    interruptAfterTimeLimit: limit,
    unbiased: true,
  })
})

const lampLink = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240106.html' }

/** Waits until the page is as it should be, and stays so. */
async function expectVisit(page: Page, visit: Visit) {
  const { address, dialogs, day, isByDate, focus } = visit
  const name = `The Sky of ${day}`
  const wanted = {
    address,
    dialogs,
    entryDialogs: dialogs,
    title: `${isByDate ? name : 'Bookmarks'} – Astronomy Picture Of the Day`,
    field: isByDate ? day : undefined,
    card: isByDate
      ? name
      : `The Sky of ${bookmarks[visit.isOldestFirst ? bookmarks.length - 1 : 0]}`,
    front: dialogs > 0 ? name : undefined,
    focus,
  }
  for (const time of ['soon', 'still']) {
    await expect
      .poll(() => look(page, focus), { message: time, intervals: [20, 40, 60] })
      .toEqual(wanted)
    await page.waitForTimeout(50)
  }
}

/** What the page shows, and what its history entry says. */
function look(page: Page, focus: string | undefined) {
  const seen = page.evaluate((wantsFocus) => {
    const dialogs = [...document.querySelectorAll('dialog')]
    const front = dialogs.at(-1)
    const { activeElement, title } = document
    return {
      address: location.pathname + location.search,
      dialogs: dialogs.filter((each) => each.open).length,
      entryDialogs: Number(history.state?.dialogs ?? 0),
      title,
      field: document.querySelector<HTMLInputElement>('input[type=date]')?.value,
      card: document.querySelector('main article h2')?.textContent,
      front: front && /The Sky of [-\d]+/.exec(front.textContent)?.[0],
      focus: wantsFocus && (front?.contains(activeElement) ? 'dialog' : activeElement?.textContent),
    }
  }, focus)
  // A reload may replace the page meanwhile.
  return seen.catch(() => undefined)
}
