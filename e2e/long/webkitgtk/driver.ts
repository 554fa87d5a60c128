import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { Builder, By, until, type WebDriver } from 'selenium-webdriver'
import { createMockApi, type MockApi } from '../../../mock-api/service.ts'
import { serveApp } from '../../fixtures/server.ts'
import { withComplaints } from './complaints.ts'

const miniBrowser =
  process.env['MINI_BROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKitGTK's own driver on a display of its own. */
async function startDriver() {
  const port = await freePort()
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const { pid } = server
  if (pid === undefined) throw new Error('xvfb-run is missing.')
  await answers(`http://127.0.0.1:${port}/status`)
  return { address: `http://127.0.0.1:${port}`, stop: () => process.kill(-pid) }
}

async function answers(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

interface Fixtures {
  app: {
    origin: string
    mock: MockApi
    /** The starts of paths that get no answer. */
    held: string[]
  }
  see: ReturnType<typeof driverActions>
}

/** The built page at an origin of its own, in WebKitGTK's MiniBrowser. */
export const test = base.extend<Fixtures, { driver: WebDriver }>({
  driver: [
    // Playwright reads a fixture's needs from the pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { address, stop } = await startDriver()
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        })
        .build()
      await provide(driver)
      await driver.quit()
      stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, provide) => {
    const mock = createMockApi()
    const { service, complaints, held } = withComplaints(mock)
    const { origin, close } = await serveApp(service)
    await provide({ origin, mock, held })
    await close()
    expect(complaints, 'errors and warnings of the page').toEqual([])
  },

  see: async ({ driver, app }, provide) => {
    await provide(driverActions(driver, app.origin))
    // Leaves the page before the server stops: a failed load would open an alert.
    await driver.get('about:blank')
  },
})

/** What the journeys look for and do; each step waits for itself. */
function driverActions(driver: WebDriver, origin: string) {
  const patience = 15_000
  const find = (css: string) => driver.wait(until.elementLocated(By.css(css)), patience)
  return {
    open: (path: string) => driver.get(`${origin}${path}`),
    reload: () => driver.navigate().refresh(),
    find,
    click: async (css: string) => {
      const element = await find(css)
      await driver.wait(until.elementIsEnabled(element), patience)
      await element.click()
    },
    press: async (css: string, ...keys: string[]) => (await find(css)).sendKeys(...keys),
    words: async (words: string) => {
      const body = await find('body')
      await driver.wait(until.elementTextContains(body, words), patience)
    },
    gone: (css: string) =>
      driver.wait(async () => (await driver.findElements(By.css(css))).length === 0, patience),
    address: (path: string) => driver.wait(until.urlIs(`${origin}${path}`), patience),
    run: (script: string) => driver.executeScript<unknown>(script),
    until: (script: string) => driver.wait(() => driver.executeScript<unknown>(script), patience),
  }
}
