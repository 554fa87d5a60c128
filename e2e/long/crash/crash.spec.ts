import type { Page } from '@playwright/test'
import { createRandom } from '../../../mock-api/random.ts'
import { expect, test } from '../../fixtures/app.ts'
import { storedRecords } from '../../fixtures/database.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { limit, tries } from '../times.ts'
import { act, createActs, followActs } from './acts.ts'

/** Half of them in each of two tests, which run at the same time. */
const rounds = tries(200 / 2)

/** The ways that a tab ends. */
const ends = {
  crash: async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // Never answered.
    void session.send('Page.crash').catch(() => {})
    await crashed
    await page.close()
  },
  close: (page: Page) => page.close(),
  reload: async (page: Page) => {
    await page.reload()
    await page.close()
  },
}

for (const half of ['first', 'second']) {
  test(`the ${half} ${rounds} tabs die while they write, and every confirmed bookmark is stored`, async ({
    context,
    allowConsole,
  }) => {
    const seed = process.env['CRASH_SEED'] ?? `${half} ${Date.now()}`
    test.setTimeout(limit(20))
    allowConsole(/favicon/)
    const random = createRandom(seed)
    const acts = createActs()
    await followActs(context, acts)
    const survivor = await openTab()
    const died = { crash: 0, close: 0, reload: 0, inTheMiddle: 0 }

    for (let round = 0; round < rounds; round += 1) {
      const victim = await openTab()
      const dying = act(victim, someDates('2024-01'))
      const living = act(survivor, someDates('2024-02').slice(0, 4))
      await survivor.waitForTimeout(random.between(0, 400))
      const end = random.pick(['crash', 'close', 'reload'] as const)
      await ends[end](victim)
      died[end] += 1
      await dying
      expect(await living).toBe(true)
      died.inTheMiddle += acts.inFlight.size

      const stored = new Set((await storedRecords(survivor)).map(({ date }) => String(date)))
      for (const date of acts.inFlight) acts.confirmed.set(date, stored.has(date))
      acts.inFlight.clear()
      const confirmed = [...acts.confirmed].filter(([, pressed]) => pressed).map(([date]) => date)
      expect(stored, `round ${round}, seed ${seed}`).toEqual(new Set(confirmed))
    }

    await survivor.goto('/bookmarks')
    const newestFirst = (await storedRecords(survivor))
      .toSorted((a, b) => Number(b['createdAt']) - Number(a['createdAt']))
      .map(({ date }) => `The Sky of ${String(date)}`)
    await expect(survivor.getByRole('article').getByRole('heading')).toHaveText(newestFirst)
    const { crash, close, reload, inTheMiddle } = died
    console.log(
      `${rounds} rounds (${crash} crashed, ${close} closed, ${reload} reloaded; ${inTheMiddle} in the middle of an act), ${acts.count} confirmed acts, none lost; CRASH_SEED='${seed}'`,
    )

    async function openTab() {
      const page = await context.newPage()
      await mockOtherHosts(page)
      await answerWith(page, {})
      await page.goto('/dateview?date=2024-03-01')
      return page
    }

    /** Days of one month, for each tab to keep to its own. */
    function someDates(month: string) {
      return Array.from({ length: 40 }, () => `${month}-0${Math.floor(random.between(1, 6))}`)
    }
  })
}
