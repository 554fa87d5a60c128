import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** By browser: where the system may have one, as a path or as a name that Playwright looks up. */
const systemBrowsers = {
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    'chrome',
    'msedge',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', 'moz-firefox'],
}

// Nobody watches, so twenty frames a second are enough; and what Firefox stores for later serves no test.
const firefoxUserPrefs = {
  'layout.frame_rate': 20,
  'browser.sessionstore.interval': 3_600_000,
  'dom.ipc.processPrelaunch.enabled': false,
  'places.history.enabled': false,
}

/**
 * Playwright's launch options for the browser that CHROMIUM_PATH or FIREFOX_PATH names, else for the
 * first in the system's usual places, else for Playwright's own.
 * @param {keyof typeof systemBrowsers} [name]
 */
export function browserLaunchOptions(name = 'chromium') {
  const named = process.env[`${name.toUpperCase()}_PATH`]
  return launchOptions(name, named ?? systemBrowsers[name].find((path) => existsSync(path)) ?? '')
}

/**
 * Finds a browser that really opens a page: the one that CHROMIUM_PATH or FIREFOX_PATH names, Playwright's
 * own, the system's, and failing these one that is installed now.
 * @param {keyof typeof systemBrowsers} name
 * @returns what the variable wants: a path, a name, or empty for Playwright's own, also where none works
 */
export async function findBrowser(name) {
  const variable = `${name.toUpperCase()}_PATH`
  for (const choice of new Set([process.env[variable] ?? '', '', ...systemBrowsers[name]])) {
    // oxlint-disable-next-line no-await-in-loop -- the first that works ends the search
    if (await opens(name, choice)) return choice
  }
  if (run(`npx playwright install ${name}`) && (await opens(name, ''))) return ''
  const debian = name === 'firefox' ? 'firefox-esr' : 'chromium-headless-shell'
  const apt = `apt-get update && apt-get install --yes ${debian}`
  if (process.getuid?.() === 0 && run(apt)) return `/usr/bin/${debian}`
  console.error(`No ${name} that works was found or could be installed: name one in ${variable}.`)
  return ''
}

/**
 * @param {keyof typeof systemBrowsers} name
 * @param {string} choice a path, a name such as `chrome`, or empty for Playwright's own
 */
export function launchOptions(name, choice) {
  const isFirefox = name === 'firefox'
  // Drawing without a graphics card within the browser's own process takes a tenth less time.
  const args = isFirefox ? [] : ['--disable-gpu', '--in-process-gpu']
  const isPath = /[\\/]/.test(choice)
  // Playwright drives a Firefox that it has not built itself under this name.
  const channel = isPath ? isFirefox && 'moz-firefox' : choice
  return {
    args,
    ...(isFirefox && { firefoxUserPrefs }),
    ...(isPath && { executablePath: choice }),
    ...(channel && { channel }),
  }
}

/**
 * @param {keyof typeof systemBrowsers} name
 * @param {string} choice
 */
async function opens(name, choice) {
  const playwright = await import('playwright')
  const options = { ...launchOptions(name, choice), timeout: 30_000 }
  const browser = await playwright[name].launch(options).catch(() => undefined)
  const page = await browser?.newPage().catch(() => undefined)
  const title = await page?.evaluate(() => document.title).catch(() => undefined)
  await browser?.close()
  return title === ''
}

/** @param {string} command */
function run(command) {
  console.log(`${command} ...`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}
