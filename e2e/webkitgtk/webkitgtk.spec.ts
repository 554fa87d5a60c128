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

/** Playwright's `test`, with a visitor who has WebKitGTK's MiniBrowser on a virtual display. */
const test = base.extend<{ visitor: ReturnType<typeof visitorOf> }>({
  // Playwright requires a pattern, from which it reads the fixtures that this one needs.
  // oxlint-disable-next-line no-empty-pattern
  visitor: async ({}, provide) => {
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

test('A visitor with WebKitGTK looks days up and bookmarks them', async ({ visitor }) => {
  test.slow()
  await visitor.open('/')
  await visitor.find('article img')

  await visitor.lookUp(findDay('film'))
  await visitor.find('article video')
  await visitor.lookUp('1995-06-17')
  await visitor.expectText('There is no data for dates listed below.')

  await visitor.lookUp('2024-01-05')
  await visitor.click('article h2 button')
  await visitor.find('dialog[open]:focus')
  await visitor.expectText('2024-01-05')
  await visitor.type('dialog', escape)
  await visitor.expectGone('dialog[open]')

  await visitor.click(heart)
  await visitor.find(`${heart}[aria-pressed=true]`)
  await visitor.reload()
  await visitor.find(`${heart}[aria-pressed=true]`)
  await visitor.click('nav a[href="/bookmarks"]')
  await visitor.find('li article img')
  await visitor.click('li h2 button')
  // This engine doesn't fit the note field to its text.
  const note = await visitor.find('dialog textarea')
  expect(await note.getCssValue('resize')).toBe('vertical')
  await visitor.type('dialog', escape)
  await visitor.expectGone('dialog[open]')
  await visitor.click('button[title="Remove bookmark"]')
  await visitor.expectText('You have no bookmarks yet.')

  await visitor.open('/nowhere')
  await visitor.expectText("There's nothing here!")
})

/** What a visitor can do and see. Each step waits until it is possible. */
function visitorOf(driver: WebDriver, origin: string) {
  const patience = 15_000
  const find = (css: string) => driver.wait(until.elementLocated(By.css(css)), patience)
  const type = async (css: string, keys: string) => (await find(css)).sendKeys(keys)
  // Tries until the element is there, enabled, and not covered by one that moves.
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
    // Stays on the page, because leaving a page while it reads the database can block the next page.
    lookUp: async (date: string) => {
      const [year, month, day] = date.split('-')
      await type('input[type=date]', `${month}/${day}/${year}`)
      await click('button[type=submit]')
      await driver.wait(until.urlIs(`${origin}/dateview?date=${date}`), patience)
    },
    expectText: async (text: string) =>
      driver.wait(until.elementTextContains(await find('body'), text), patience),
    expectGone: (css: string) =>
      driver.wait(async () => (await driver.findElements(By.css(css))).length === 0, patience),
  }
}
