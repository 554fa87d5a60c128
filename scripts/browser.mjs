import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox } from 'playwright'

const paths = {
  chromium: [chromium.executablePath(), '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
  firefox: [firefox.executablePath(), '/usr/bin/firefox-esr', '/usr/bin/firefox'],
}

/** CHROMIUM_PATH, FIREFOX_PATH, or the first usual path that exists. @param {keyof typeof paths} name */
function findBrowser(name) {
  return process.env[`${name.toUpperCase()}_PATH`] || paths[name].find((path) => existsSync(path))
}

/** Installs Playwright's browser if none is found, or Debian's as root. @param {keyof typeof paths} name */
export function installBrowser(name) {
  if (findBrowser(name)) return
  const debian = name === 'firefox' ? 'firefox-esr' : 'chromium-headless-shell'
  const command = `npx playwright install ${name} || (apt-get update && apt-get install --yes ${debian})`
  spawnSync(command, { shell: true, stdio: 'inherit' })
}

/** Returns Playwright's launch options for the installed browser. @param {keyof typeof paths} [name] */
export function launchOptions(name = 'chromium') {
  const isFirefox = name === 'firefox'
  // Without a graphics card, drawing in the browser's own process is about 10% faster.
  const args = isFirefox ? [] : ['--disable-gpu', '--in-process-gpu']
  // Tests need no more than 20 frames a second.
  const options = { args, ...(isFirefox && { firefoxUserPrefs: { 'layout.frame_rate': 20 } }) }
  const path = findBrowser(name)
  if (!path || path === paths[name][0]) return options
  // CHROMIUM_PATH may also name a channel, such as `chrome`.
  if (!existsSync(path)) return { ...options, channel: path }
  // Playwright's channel for a Firefox that it didn't build itself.
  const channel = isFirefox && { channel: 'moz-firefox' }
  return { ...options, executablePath: path, ...channel }
}
