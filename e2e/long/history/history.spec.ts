import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { seedBookmarks } from '../../fixtures/database.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { playSessions } from '../play-sessions.ts'
import { type ActName, actNames, acts } from './acts.ts'
import { bookmarks, today, Visit } from './visit.ts'

/** These are half of all. */
const dialogActs: ActName[] = ['open', 'open', 'zoom', 'next', 'nextByKey', 'linkInText']

test('Whatever a visitor opens, steps through and leaves, page and history agree, and nothing is stuck', async ({
  browser,
  app,
}) => {
  const press = fc.oneof(fc.constantFrom(...actNames), fc.constantFrom(...dialogActs))
  await playSessions({
    name: 'HISTORY',
    sessions: 8,
    seconds: 20,
    length: 40,
    act: fc.array(press, { minLength: 1, maxLength: 4 }),
    open: async () => {
      const context = await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
      await mockOtherHosts(context)
      await answerWith(context, { explanationLinks: [lampLink] })
      await seedBookmarks(page, bookmarks.toReversed(), { explanationLinks: [lampLink] })
      const visit = new Visit()
      await page.goto(visit.address)
      await expectVisit(page, visit)
      return { context, page, visit }
    },
    play: async ({ page, visit }, names) => {
      await pressAll(page, visit, names)
      await expectVisit(page, visit)
    },
  })
})

const lampLink = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240106.html' }

/** Does each act that can be done, without a pause. */
async function pressAll(page: Page, visit: Visit, names: readonly ActName[]) {
  for (const name of names) {
    const { check, run, follow } = acts[name]
    if (!check(visit)) continue
    await run(page, visit)
    follow(visit)
    // Nobody can say whether the next press came before the browser arrived.
    if (/back|forward|reload/.test(name)) return
  }
}

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
