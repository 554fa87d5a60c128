import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createRandom } from '../../../mock-api/random.ts'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/by-date.ts'
import { storedRecords } from '../../fixtures/database.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { limit, tries } from '../times.ts'
import { act, createActs, followActs } from './acts.ts'

// Two browsers run at a time: movement would only cost time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Half of them in each of two tests, which run at the same time. */
const rounds = tries(50 / 2)

for (const half of ['first', 'second']) {
  test(`the ${half} browser dies ${rounds} times while it writes, and every confirmed bookmark is stored`, async ({
    app,
    browserName,
    contextOptions,
    launchOptions,
    playwright,
  }) => {
    test.setTimeout(limit(20))
    const seed = process.env['CRASH_SEED'] ?? `${half} browser ${Date.now()}`
    const random = createRandom(seed)
    const acts = createActs()
    const profile = await mkdtemp(join(tmpdir(), 'crash-profile-'))
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...ownSettings }
    const options = { ...launchOptions, ...contextOptions, baseURL: app.origin, firefoxUserPrefs }
    let inTheMiddle = 0

    for (let round = 0; round <= rounds; round += 1) {
      const context = await playwright[browserName].launchPersistentContext(profile, options)
      await followActs(context, acts)
      const opened = context.pages()[0] ?? (await context.newPage())
      const [first, second] = [await show(opened), await show(await context.newPage())]
      await expectNothingLost(first, `round ${round}, seed ${seed}`)
      if (round === rounds) {
        await context.close()
        break
      }
      const closed = context.waitForEvent('close')
      const before = acts.count
      // Those that write when the browser dies may never end.
      void act(first, someDates('2024-01'))
      void act(second, someDates('2024-02'))
      // However slow the machine is, there is something to lose; each fourth may die at its first write.
      if (round % 4 > 0) {
        await expect
          .poll(() => acts.count, { intervals: [10], timeout: 60_000 })
          .toBeGreaterThan(before)
      }
      await first.waitForTimeout(random.between(0, 400))
      killBrowser(profile)
      await closed
    }

    console.log(
      `${rounds} killed browsers (${browserName}; ${inTheMiddle} acts cut off), ${acts.count} confirmed acts, none lost; CRASH_SEED='${seed}'`,
    )
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })

    async function expectNothingLost(page: Page, when: string) {
      const stored = new Set((await storedRecords(page)).map(({ date }) => String(date)))
      inTheMiddle += acts.inFlight.size
      for (const date of acts.inFlight) acts.confirmed.set(date, stored.has(date))
      acts.inFlight.clear()
      const confirmed = [...acts.confirmed].filter(([, pressed]) => pressed).map(([date]) => date)
      expect(stored, when).toEqual(new Set(confirmed))
    }

    /** Days of one month, for each tab to keep to its own. */
    function someDates(month: string) {
      return Array.from({ length: 200 }, () => `${month}-0${Math.floor(random.between(1, 6))}`)
    }
  })
}

/** Firefox would ask what to do after so many crashes. */
const ownSettings = {
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
}

async function show(page: Page) {
  await mockOtherHosts(page)
  await answerWith(page, {})
  await page.goto('/dateview?date=2024-03-01')
  // Enabled once the database was read, so it is there.
  await expect(byDate(page).heart).toBeEnabled()
  return page
}

/** Ends every process of the browser with this profile at once, as a power failure would. */
function killBrowser(profile: string) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
  const pids = stdout
    .split('\n')
    .filter((line) => line.includes(profile))
    .map((line) => Number.parseInt(line))
  if (pids.length === 0) throw new Error('The browser is not running.')
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It died with another.
    }
  }
}
