import { existsSync } from 'node:fs'

/** @typedef {'chromium' | 'firefox'} BrowserName */

/**
 * How each browser is found and started: the environment variable that names one, where systems
 * keep theirs, the Debian package, and what Playwright needs to be told.
 */
export const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
    // No graphics card is needed; the rest, the sandbox left out for root too, is Playwright's default.
    args: ['--disable-gpu'],
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/microsoft-edge',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...onWindows('Google/Chrome/Application/chrome.exe'),
      ...onWindows('Microsoft/Edge/Application/msedge.exe'),
    ],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    debian: 'firefox-esr',
    // Playwright drives a Firefox that it has not built itself under this name.
    channel: 'moz-firefox',
    args: [],
    paths: [
      '/usr/bin/firefox',
      '/usr/bin/firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...onWindows('Mozilla Firefox/firefox.exe'),
    ],
  },
}

/**
 * Playwright's launch options for the browser that the environment variable names, else for the
 * first one in the system's usual places; Playwright's own where there is none or the variable is empty.
 * @param {BrowserName} [name]
 */
export function browserLaunchOptions(name = 'chromium') {
  return launchOptions(name, process.env[browsers[name].variable] ?? systemBrowsers(name)[0])
}

/**
 * @param {BrowserName} name
 * @param {string | undefined} executablePath none or empty: Playwright's own
 */
export function launchOptions(name, executablePath) {
  const { args, ...browser } = browsers[name]
  if (!executablePath) return { args }
  return { args, executablePath, ...('channel' in browser && { channel: browser.channel }) }
}

/**
 * The browsers in the system's usual places.
 * @param {BrowserName} name
 */
export function systemBrowsers(name) {
  return browsers[name].paths.filter((path) => existsSync(path))
}

/** @param {string} path */
function onWindows(path) {
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}/${path}`)
}
