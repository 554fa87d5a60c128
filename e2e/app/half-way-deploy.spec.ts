import type { Page } from '@playwright/test'
import { assetsCacheControl } from '../../build/csp/headers.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { expect as expectSoon, test } from '../fixtures/app.ts'
import { builtFiles, urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/page.ts'
import { serveApp } from '../fixtures/server.ts'

// Pages are loaded twice, and what is wrong is seen late.
const expect = expectSoon.configure({ timeout: 15_000 })

// What a browser writes about a file that is not what it should be.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load|MIME|disallowed|Unexpected token|SyntaxError|expected expression/i)
  allowConsole(/dynamically imported module|Refused to apply style|was not loaded/i)
})

const day = '/dateview?date=2024-01-05'

test('A visitor comes during a deploy and gets a page for one of the first files: it reloads itself once', async ({
  page,
}) => {
  for (const [file, status] of [
    [builtFiles.first, 200],
    [builtFiles.program, 404],
    [builtFiles.styles, 404],
  ] as const) {
    await test.step(file, async () => {
      const loads = countLoads(page)
      const host = await openHost(file, status)
      host.spoil(1)
      await page.goto(host.origin + day)
      await expectWholeCard(page)
      await expect.poll(loads).toBe(2)
      await host.close()
    })
  }
})

test('A visitor during a long deploy is told so, and a link loads the page later', async ({
  page,
}) => {
  const host = await openHost('/assets/', 200)
  const loads = countLoads(page)
  host.spoil(Infinity)
  await page.goto(`${host.origin}${day}`)
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
  expect(loads()).toBe(2)
  host.spoil(0)
  await page.getByRole('link', { name: 'Please reload it.' }).click()
  await expectWholeCard(page)
  await host.close()
})

test('A visitor of a host that is down, or does not answer for a file, is told so, the page does not reload itself, and a reload helps', async ({
  page,
}) => {
  for (const [file, status] of [
    [builtFiles.program, 503],
    [builtFiles.first, undefined],
  ] as const) {
    await test.step(file, async () => {
      const host = await openHost(file, status)
      const loads = countLoads(page)
      host.spoil(Infinity)
      const asked = page.waitForRequest(
        (request) => request.url().includes(file) && request.resourceType() === 'fetch',
      )
      await page.goto(`${host.origin}${day}`)
      await asked
      await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
      expect(loads()).toBe(1)
      host.spoil(0)
      await page.reload()
      await expectWholeCard(page)
      await host.close()
    })
  }
})

test(
  'A visitor stays through a deploy after which a page comes for the rest of the page, for a year: a press says so, and a button brings it',
  { tag: '@firefox' },
  async ({ page, allowConsole }) => {
    // Firefox says so of what a reload stops.
    allowConsole(/The operation was aborted/)
    const host = await openHost(builtFiles.rest, 200)
    const loads = countLoads(page)
    host.spoil(Infinity)
    const fetched = page.waitForResponse((response) => response.url().includes(builtFiles.rest))
    await page.goto(`${host.origin}${day}`)
    await fetched
    await expectWholeCard(page)
    const { title, dialog } = byDate(page)
    await expect(page.getByRole('alert'), 'unless it is needed').toHaveCount(0)
    await title.click()
    await expect(page.getByRole('alert')).toContainText(
      'This part of the page could not be loaded.',
    )
    expect(loads()).toBe(1)
    host.spoil(0)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
    expect(loads()).toBe(2)
    await host.close()
  },
)

test(
  'The rest of the page fails once, unpressed: Chromium brings it at the next press, Firefox says so',
  { tag: ['@firefox', '@rare'] },
  async ({ page, browserName }) => {
    await page.route(urlOf('rest'), (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(builtFiles.rest),
    )
    await page.goto(day)
    await failed
    await byDate(page).title.click()
    const button = browserName === 'firefox' ? 'Reload the page' : 'Share'
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  },
)

test(
  'A visitor opens Bookmarks while the rest of the page is gone: it says so, and a button brings it',
  { tag: '@firefox' },
  async ({ page }) => {
    const host = await openHost(builtFiles.rest, 404)
    const loads = countLoads(page)
    host.spoil(Infinity)
    await page.goto(`${host.origin}/bookmarks`)
    await expect(page.getByRole('alert')).toContainText(
      'This part of the page could not be loaded.',
    )
    expect(loads()).toBe(1)
    host.spoil(0)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await host.close()
  },
)

/** The heart needs the last of the files. */
async function expectWholeCard(page: Page) {
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await expect(byDate(page).heart).toBeEnabled()
}

/**
 * A host that can answer for some of its files with a page, to be kept for a year, or not at all if
 * there is no status; the browser caches it.
 */
async function openHost(start: string, status: number | undefined) {
  let left = 0
  const served = await serveApp(createMockApi(), 'dist-mock', ({ url = '' }, response) => {
    if (left === 0 || !url.startsWith(start)) return false
    left -= 1
    if (status === undefined) return Boolean(response.destroy())
    response.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': assetsCacheControl })
    response.end('<!doctype html><title>Not the file</title>')
    return true
  })
  /** Has the next requests answered wrongly, so many. */
  return { ...served, spoil: (requests: number) => (left = requests) }
}

function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}
