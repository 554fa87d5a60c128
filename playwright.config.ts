import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from './scripts/browser-launch.mjs'

const journeys = /e2e\/(app|bookmarks|by-date|entry|successor)\/[^/]+\.spec\.ts$/

/** A folder of recorded answers of the real service; if it is set, each is tried in the page. */
const recorded = process.env['RECORDED_ANSWERS']

/** Journeys about what moves. Firefox runs the others with less motion, which takes a tenth less time. */
const moving = [
  'app/focus',
  'bookmarks/{undo,wall}',
  'by-date/{day-navigation,from-day-to-day}',
  'entry/{arriving,back,entry-dialog,image-viewer,modal-tools,share,transitions}',
].map((name) => `${name}.spec.ts`)

const firefox = { ...devices['Desktop Firefox'], launchOptions: browserLaunchOptions('firefox') }
// Its driver can't emulate less motion, so its own setting is changed.
const firefoxWithLessMotion = withSetting('ui.prefersReducedMotion', 1)
// Its driver waits forever for a page that comes back from memory.
const firefoxWithoutPageCache = withSetting('browser.sessionhistory.max_total_viewers', 0)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Those that leave a processor idle with two ask for three in their scripts.
  workers: 2,
  // On a loaded machine a browser may die or dawdle; what passes on its second try is reported as flaky.
  retries: 2,
  // Ends a run that hangs; the longest, `test:long`, takes ten minutes.
  globalTimeout: 30 * 60_000,
  reporter: [['list'], ['junit', { outputFile: 'test-results/junit.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunchOptions(),
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'journeys', testMatch: journeys },
    ...(recorded ? [{ name: 'journeys, recorded', testMatch: 'recorded/*.spec.ts' }] : []),
    { name: 'firefox', testMatch: moving, use: firefox },
    {
      name: 'firefox, less motion',
      testMatch: [journeys, 'faults/large-import.spec.ts'],
      testIgnore: moving,
      use: firefoxWithLessMotion,
    },
    { name: 'webkitgtk', testMatch: 'webkitgtk/*.spec.ts', workers: 1 },
    { name: 'access', testMatch: 'access/*.spec.ts' },
    { name: 'hosts', testMatch: 'hosts/*.spec.ts', workers: 1 },
    // The longest tests of `test:long` come first, so that no worker is idle in the end.
    { name: 'crash, firefox', testMatch: 'crash/browser.spec.ts', use: firefoxWithLessMotion },
    { name: 'model', testMatch: 'model/*.spec.ts' },
    { name: 'visits', testMatch: 'visits/*.spec.ts' },
    { name: 'crash', testMatch: 'crash/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/*.spec.ts' },
    { name: 'model, firefox', testMatch: 'model/*.spec.ts', use: firefoxWithoutPageCache },
  ],
})

function withSetting(name: string, value: number) {
  const { launchOptions } = firefox
  const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, [name]: value }
  return { ...firefox, launchOptions: { ...launchOptions, firefoxUserPrefs } }
}
