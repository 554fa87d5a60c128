import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { Builder, By, until } from 'selenium-webdriver'
import { findDay } from '../../mock-api/entry.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { freePort, serveApp } from '../fixtures/server.ts'

const binary = process.env['MINI_BROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const heartButton = 'button[title="Bookmark"]'
const escapeKey = '\uE00C'

let quit = async () => {}
test.afterEach(() => quit())

test('A visitor with WebKitGTK looks up days and bookmarks them', async () => {
  test.slow()
  const { origin, close } = await serveApp(createMockApi())
  const driver = await openMiniBrowser()
  const timeout = 15_000
  const find = (css: string) => driver.wait(until.elementLocated(By.css(css)), timeout)
  const typeInto = async (css: string, keys: string) => (await find(css)).sendKeys(keys)
  const expectText = async (text: string) =>
    driver.wait(until.elementTextContains(await find('body'), text), timeout)
  const expectNone = (css: string) =>
    driver.wait(async () => (await driver.findElements(By.css(css))).length === 0, timeout)
  // Tries until the element exists, is enabled, and isn't covered by one that moves.
  const click = (css: string) =>
    driver.wait(async () => {
      const [element] = await driver.findElements(By.css(`${css}:not(:disabled)`))
      return element?.click().then(
        () => true,
        () => false,
      )
    }, timeout)
  // Uses the form, because a page that is left while it reads the database can block the next one.
  async function lookUp(date: string) {
    const [year, month, day] = date.split('-')
    await typeInto('input[type=date]', `${month}/${day}/${year}`)
    await click('button[type=submit]')
    await driver.wait(until.urlIs(`${origin}/dateview?date=${date}`), timeout)
  }

  await driver.get(origin)
  await find('article img')
  await lookUp(findDay('video'))
  await find('article video')
  await lookUp('1995-06-17')
  await expectText('There is no data for dates listed below.')
  await lookUp('2024-01-05')
  await click('article h2 button')
  await find('dialog[open]:focus')
  await expectText('2024-01-05')
  await typeInto('dialog', escapeKey)
  await expectNone('dialog[open]')
  await click(heartButton)
  await find(`${heartButton}[aria-pressed=true]`)
  await driver.navigate().refresh()
  await find(`${heartButton}[aria-pressed=true]`)
  await click('nav a[href="/bookmarks"]')
  await find('li article img')
  await click('li h2 button')
  // This engine doesn't fit the note field to its text, so visitors can resize it.
  expect(await (await find('dialog textarea')).getCssValue('resize')).toBe('vertical')
  await typeInto('dialog', escapeKey)
  await expectNone('dialog[open]')
  await click('button[title="Remove bookmark"]')
  await expectText('You have no bookmarks yet.')
  await driver.get(`${origin}/nowhere`)
  await expectText("There's nothing here!")
  await close()
})

/** Opens WebKitGTK's MiniBrowser on a virtual display. */
async function openMiniBrowser() {
  const port = await freePort()
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`]
  const { pid = 0 } = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 20_000 })
  const options = { binary, args: ['--automation'] }
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
  quit = async () => {
    await driver.quit()
    process.kill(-pid)
  }
  return driver
}
