import { afterEach, expect, it, vi } from 'vitest'
import { browserLaunchOptions } from './browser-launch.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('starts the browser that the environment names', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  expect(browserLaunchOptions()).toMatchObject({ executablePath: '/opt/chromium' })
})

it("leaves the choice to Playwright's own when the variable is empty", () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(browserLaunchOptions()).not.toHaveProperty('executablePath')
})

it("drives a Firefox that is not Playwright's own by its channel", () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox')
  expect(browserLaunchOptions('firefox')).toMatchObject({ channel: 'moz-firefox' })
  vi.stubEnv('FIREFOX_PATH', '')
  expect(browserLaunchOptions('firefox')).not.toHaveProperty('channel')
})
