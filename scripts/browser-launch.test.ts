import { afterEach, expect, it, vi } from 'vitest'
import { browserLaunchOptions } from './browser-launch.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['/opt/chromium', { executablePath: '/opt/chromium' }],
  ['C:\\chrome.exe', { executablePath: 'C:\\chrome.exe' }],
  ['chrome', { channel: 'chrome' }],
  ['', {}],
])('starts the Chromium that the environment names: %s', (named, options) => {
  vi.stubEnv('CHROMIUM_PATH', named)
  expect(browserLaunchOptions()).toEqual({
    args: ['--disable-gpu', '--in-process-gpu'],
    ...options,
  })
})

it("drives a Firefox that is not Playwright's own by its channel", () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox')
  expect(browserLaunchOptions('firefox')).toEqual({
    args: [],
    executablePath: '/opt/firefox',
    channel: 'moz-firefox',
    firefoxUserPrefs: expect.any(Object),
  })
})
