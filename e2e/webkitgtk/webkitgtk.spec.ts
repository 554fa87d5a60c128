import { spawn } from 'node:child_process'
import { expect, test as base } from '@playwright/test'
import { Builder, By, until, type WebDriver } from 'selenium-webdriver'
import { findDay } from '../../mock-api/entry.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { freePort, serveApp } from '../fixtures/server.ts'

const browser =
  process.env['MINI_BROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const options = { binary: browser, args: ['--automation'] }
const heart = 'button[title="Bookmark"]'
const escape = '\uE00C'

/** The built page in WebKitGTK's MiniBrowser, with its driver, on a virtual display. */
const test = base.extend<{ see: ReturnType<typeof visitorOf> }>({
  // Playwright reads a fixture's needs from the pattern; this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  see: async ({}, provide) => {
    const port = await freePort()
    const command = ['-a', 'WebKitWebDriver', `--port=${port}`]
    const { pid = 0 } = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' })
    await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass({ timeout: 20_000 })
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
    const { origin, close } = await serveApp(createMockApi())
    await provide(visitorOf(driver, origin))
    await driver.quit()
    await close()
    process.kill(-pid)
  },
})

test('A visitor with WebKitGTK looks days up, reads, bookmarks and removes', async ({ see }) => {
  test.slow()
  await see.open('/')
  await see.find('article img')

  await see.lookUp(findDay('film'))
  await see.find('article video')
  await see.lookUp('1995-06-17')
  await see.words('There is no data for dates listed below.')

  await see.lookUp('2024-01-05')
  await see.click('article h2 button')
  await see.find('dialog[open]:focus')
  await see.words('2024-01-05')
  await see.type('dialog', escape)
  await see.gone('dialog[open]')

  await see.click(heart)
  await see.find(`${heart}[aria-pressed=true]`)
  await see.reload()
  await see.find(`${heart}[aria-pressed=true]`)
  await see.click('nav a[href="/bookmarks"]')
  await see.find('li article img')
  await see.click('button[title="Remove bookmark"]')
  await see.words('You have no bookmarks yet.')

  await see.open('/nowhere')
  await see.words("There's nothing here!")
})

/** What a visitor does and sees; each step waits for itself. */
function visitorOf(driver: WebDriver, origin: string) {
  const patience = 15_000
  const find = (css: string) => driver.wait(until.elementLocated(By.css(css)), patience)
  const type = async (css: string, keys: string) => (await find(css)).sendKeys(keys)
  // Until it is there, enabled, and nothing that moves lies above it.
  const click = (css: string) =>
    driver.wait(async () => {
      const [element] = await driver.findElements(By.css(`${css}:not(:disabled)`))
      return element?.click().then(
        () => true,
        () => false,
      )
    }, patience)
  return {
    open: (path: string) => driver.get(origin + path),
    reload: () => driver.navigate().refresh(),
    find,
    click,
    type,
    // Within the page: what one page reads of a database while it is left can block the next.
    lookUp: async (date: string) => {
      const [year, month, day] = date.split('-')
      await type('input[type=date]', `${month}/${day}/${year}`)
      await click('button[type=submit]')
      await driver.wait(until.urlIs(`${origin}/dateview?date=${date}`), patience)
    },
    words: async (words: string) =>
      driver.wait(until.elementTextContains(await find('body'), words), patience),
    gone: (css: string) =>
      driver.wait(async () => (await driver.findElements(By.css(css))).length === 0, patience),
  }
}
