import { spawnSync } from 'node:child_process'
import { browsers, launchOptions, systemBrowsers } from './browser-launch.mjs'
import { npm } from './npm.mjs'

/** @typedef {import('./browser-launch.mjs').BrowserName} BrowserName */

/**
 * Finds a browser that really opens a page: the one that the environment variable names,
 * Playwright's own, the system's, and failing these one that is installed now.
 * @param {BrowserName} name
 * @returns {Promise<string>} its path, empty for Playwright's own
 * @throws {Error} a sentence, when there is none and none can be installed
 */
export async function findBrowser(name) {
  const { variable, debian } = browsers[name]
  const given = process.env[variable]
  const present = [...(given ? [given] : []), '', ...systemBrowsers(name)]
  const found =
    (await firstThatOpens(name, present)) ??
    (downloadPlaywrights(name) ? await firstThatOpens(name, ['']) : undefined) ??
    (installDebians(debian) ? await firstThatOpens(name, systemBrowsers(name)) : undefined)
  if (found === undefined) {
    throw new Error(
      `No ${name} that works was found or could be installed: name one in ${variable}.`,
    )
  }
  return found
}

/**
 * @param {BrowserName} name
 * @param {string[]} paths
 */
async function firstThatOpens(name, paths) {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- the first that works ends the search
    if (await opens(name, path)) return path
  }
  return undefined
}

/**
 * @param {BrowserName} name
 * @param {string} path
 */
async function opens(name, path) {
  const playwright = await import('playwright')
  try {
    const browser = await playwright[name].launch({ ...launchOptions(name, path), timeout: 30_000 })
    try {
      const page = await browser.newPage()
      await page.goto('data:text/html,<title>open</title>')
      return (await page.title()) === 'open'
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}

/** @param {BrowserName} name */
function downloadPlaywrights(name) {
  console.log(`Downloading ${name} for the tests ...`)
  return npm(['exec', '--', 'playwright', 'install', name])
}

/** @param {string} debianPackage */
function installDebians(debianPackage) {
  if (process.getuid?.() !== 0) return false
  return aptGet('update') && aptGet('install', '--yes', debianPackage)
}

/** @param {string[]} args */
function aptGet(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('/usr/bin/apt-get', args, { env: environment, stdio: 'inherit' }).status === 0
}
