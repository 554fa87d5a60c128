import { existsSync } from 'node:fs'

/**
 * By browser: where the system may have one, as a path or as a name that Playwright looks up. The
 * headless shell takes a third less time than all of Chromium.
 */
export const systemBrowsers = {
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    'chrome',
    'msedge',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', 'moz-firefox'],
}

/**
 * Nobody watches, so twenty frames a second are enough; and what Firefox stores or starts for its
 * own later use serves no test.
 */
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
 * @param {keyof typeof systemBrowsers} name
 * @param {string} choice a path, a name such as `chrome`, or empty for Playwright's own
 */
export function launchOptions(name, choice) {
  // No graphics card is needed, and drawing within the browser's own process takes a tenth less time;
  // the rest, the sandbox left out for root too, is Playwright's default.
  const args = name === 'chromium' ? ['--disable-gpu', '--in-process-gpu'] : []
  const settings = { args, ...(name === 'firefox' && { firefoxUserPrefs }) }
  if (!choice) return settings
  if (!/[\\/]/.test(choice)) return { ...settings, channel: choice }
  // Playwright drives a Firefox that it has not built itself under this name.
  return {
    ...settings,
    executablePath: choice,
    ...(name === 'firefox' && { channel: 'moz-firefox' }),
  }
}
