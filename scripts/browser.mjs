import { spawnSync } from 'node:child_process'
import { launchOptions, systemBrowsers } from './browser-launch.mjs'

/**
 * Finds a browser that really opens a page: the one that CHROMIUM_PATH or FIREFOX_PATH names, Playwright's
 * own, the system's, and failing these one that is installed now.
 * @param {keyof typeof systemBrowsers} name
 * @returns what the variable wants: a path, a name, or empty for Playwright's own, also where none works
 */
export async function findBrowser(name) {
  const playwright = await import('playwright')
  const variable = `${name.toUpperCase()}_PATH`
  for (const choice of new Set([process.env[variable] ?? '', '', ...systemBrowsers[name]])) {
    // oxlint-disable-next-line no-await-in-loop -- the first that works ends the search
    if (await opens(choice)) return choice
  }
  if (run(`npx playwright install ${name}`) && (await opens(''))) return ''
  const debian = name === 'firefox' ? 'firefox-esr' : 'chromium-headless-shell'
  const apt = `apt-get update && apt-get install --yes ${debian}`
  if (process.getuid?.() === 0 && run(apt)) return `/usr/bin/${debian}`
  console.error(`No ${name} that works was found or could be installed: name one in ${variable}.`)
  return ''

  /** @param {string} choice */
  async function opens(choice) {
    const options = { ...launchOptions(name, choice), timeout: 30_000 }
    const browser = await playwright[name].launch(options).catch(() => undefined)
    const page = await browser?.newPage().catch(() => undefined)
    const title = await page?.evaluate(() => document.title).catch(() => undefined)
    await browser?.close()
    return title === ''
  }
}

/** @param {string} command */
function run(command) {
  console.log(`${command} ...`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}
