import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { assetsCacheControl } from '../../build/csp/headers.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { expect as expectSoon, test } from '../fixtures/app.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { serveApp } from '../fixtures/server.ts'

// Pages are loaded twice, and what is wrong is seen late.
const expect = expectSoon.configure({ timeout: 15_000 })

// What a browser writes about a file that is not what it should be.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load|MIME|disallowed|Unexpected token|SyntaxError|expected expression/i)
  allowConsole(
    /dynamically imported module|Refused to apply style|was not loaded|^console\.error: Error /i,
  )
})

const answers = {
  'a page': (response: ServerResponse) => answer(response, 200, 'text/html'),
  'a 404 for a year': (response: ServerResponse) => answer(response, 404, 'text/html'),
  'a broken script': (response: ServerResponse) => answer(response, 200, 'text/javascript'),
}

function answer(response: ServerResponse, status: number, type: string) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': assetsCacheControl })
  response.end('<!doctype html><title>Not the file</title>')
}

const files = {
  'the first file': builtFiles.first,
  'the program': builtFiles.program,
  'the style sheet': builtFiles.styles,
}

for (const [file, start] of Object.entries(files)) {
  test(`what is not ${file}, cached for a year: the page reloads itself once`, async ({ page }) => {
    const loads = countLoads(page)
    for (const [wrong, reply] of Object.entries(answers)) {
      // A style sheet that is not one is for the browser to read as well as it can.
      if (file === 'the style sheet' && wrong === 'a broken script') continue
      await test.step(wrong, async () => {
        const host = await openHost((path) => path.startsWith(start), reply)
        const before = loads()
        host.spoilNext()
        await page.goto(`${host.origin}/dateview?date=2024-01-05`)
        await expectWholeCard(page)
        await expect(byDate(page).card).toHaveCSS('display', 'grid')
        await expect.poll(() => loads() - before).toBe(2)
        await host.close()
      })
    }
  })
}

test('the first file comes again even where the browser does not list it as requested', async ({
  page,
}) => {
  // As in the moment before a file from the cache is listed.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(0))
  const host = await openHost((path) => path.startsWith(builtFiles.first), answers['a page'])
  host.spoilNext()
  await page.goto(`${host.origin}/dateview?date=2024-01-05`)
  await expectWholeCard(page)
  await host.close()
})

test('what is not a part that loads later, cached for a year: the page reloads itself once', async ({
  page,
}) => {
  const loads = countLoads(page)
  for (const [wrong, reply] of Object.entries(answers)) {
    await test.step(wrong, async () => {
      const host = await openHost((path) => path.startsWith(builtFiles.later), reply)
      const before = loads()
      host.spoilNext()
      await page.goto(`${host.origin}/bookmarks`)
      await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
      expect(loads() - before).toBe(2)
      await host.close()
    })
  }
})

test('during a long deploy the page says so, and its link loads it later', async ({ page }) => {
  const host = await openHost((path) => path.startsWith('/assets/'), answers['a page'])
  const loads = countLoads(page)
  host.spoil(true)
  await page.goto(`${host.origin}/dateview?date=2024-01-05`)
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
  expect(loads()).toBe(2)
  host.spoil(false)
  await page.getByRole('link', { name: 'Please reload it.' }).click()
  await expectWholeCard(page)
  expect(loads()).toBe(4)
  await host.close()
})

test('if the host is down, the page does not reload itself', async ({ page }) => {
  const host = await openHost(
    (path) => path.startsWith(builtFiles.later),
    (response) => response.writeHead(503).end(),
  )
  const loads = countLoads(page)
  host.spoil(true)
  await page.goto(`${host.origin}/bookmarks`)
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this screen.')
  expect(loads()).toBe(1)
  await host.close()
})

test('a style sheet that an extension adds in vain reloads nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/extension\.example/)
  const loads = countLoads(page)
  await page.route('https://extension.example/**', (route) => route.abort())
  await page.goto('/dateview?date=2024-01-05')
  await expectWholeCard(page)
  await page.evaluate(async () => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: 'https://extension.example/style.css' })
    const failed = new Promise((done) => link.addEventListener('error', done))
    document.head.append(link)
    await failed
  })
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
})

/** The heart needs the last of the files. */
async function expectWholeCard(page: Page) {
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await expect(byDate(page).heart).toBeEnabled()
}

/** A host that can answer some of its files wrongly; its own, with no one in the way of the browser's cache. */
async function openHost(
  isSpoilt: (path: string) => boolean,
  reply: (response: ServerResponse) => unknown,
) {
  let left = 0
  const served = await serveApp(createMockApi(), 'dist-mock', (request, response) => {
    if (left === 0 || !isSpoilt(request.url ?? '')) return false
    left -= 1
    reply(response)
    return true
  })
  return {
    ...served,
    spoil: (on: boolean) => (left = on ? Infinity : 0),
    /** The next request alone. */
    spoilNext: () => (left = 1),
  }
}

function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}
