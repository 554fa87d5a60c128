import type { Page } from '@playwright/test'
import { assetsCacheControl } from '../../build/csp/headers.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { expect as expectSoon, test } from '../fixtures/app.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/page.ts'
import { serveApp } from '../fixtures/server.ts'

// Pages are loaded twice, and what is wrong is seen late.
const expect = expectSoon.configure({ timeout: 15_000 })

// What a browser writes about a file that is not what it should be.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load|MIME|disallowed|Unexpected token|SyntaxError|expected expression/i)
  allowConsole(
    /dynamically imported module|Refused to apply style|was not loaded|^console\.error: PartFailure/i,
  )
})

const day = '/dateview?date=2024-01-05'

/** The file for which a page is sent, its status, and where a visitor arrives. */
const files = [
  ['first file', builtFiles.first, 200, day],
  ['program', builtFiles.program, 404, day],
  ['style sheet', builtFiles.styles, 404, day],
  ['part that loads later', builtFiles.bookmarks, 404, '/bookmarks'],
] as const

for (const [name, file, status, path] of files) {
  test(`A visitor comes during a deploy and gets a page for the ${name}: it reloads itself once`, async ({
    page,
  }) => {
    const loads = countLoads(page)
    const host = await openHost(file, status)
    host.spoil(1)
    await page.goto(host.origin + path)
    if (path === day) await expectWholeCard(page)
    else await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await expect.poll(loads).toBe(2)
    await host.close()
  })
}

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

for (const [name, file, status] of [
  ['answers for the program that it is down', builtFiles.program, 503],
  ['does not answer for the first file', builtFiles.first, undefined],
] as const) {
  test(`A visitor of a host that ${name} is told so, the page does not reload itself, and a reload helps`, async ({
    page,
  }) => {
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

test('A tab that reloaded itself months ago does so again when a part is missing', async ({
  page,
}) => {
  const host = await openHost('/assets/', 404)
  const loads = countLoads(page)
  host.spoil(1)
  await page.goto(`${host.origin}${day}`)
  await expectWholeCard(page)
  expect(loads()).toBe(2)
  await page.evaluate(() => {
    const later = Date.now() + 90 * 24 * 60 * 60 * 1000
    Date.now = () => later
  })
  const { title, card } = byDate(page)
  await title.click()
  host.spoil(1)
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect.poll(loads).toBe(3)
  await expect(card).toBeVisible()
  await host.close()
})

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
