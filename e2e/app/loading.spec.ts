import { assetsCacheControl } from '../../build/policy.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { holdRequests } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { type BuiltFile, builtFile, serveApp } from '../fixtures/server.ts'

const day = '/dateview?date=2024-01-05'

test('A day and its picture load before the app, and only once @firefox', async ({ page, app }) => {
  const letAppLoad = await holdRequests(page, `**${builtFile('app')}`)
  const letOtherScriptsLoad = await holdRequests(page, /\.js$/)
  const responses = [/\/planetary\/apod/, /\/apod-basic/].map((url) => page.waitForResponse(url))
  const picture = page.waitForRequest(/\/mock\/2024-01-05-full\.webp/)
  // Other ways to write a date are requested as the same day.
  await page.goto('/dateview?date=2024/1/5', { waitUntil: 'commit' })
  await Promise.all(responses)
  letOtherScriptsLoad()
  await picture
  await expect(page.getByText('Loading...')).toBeVisible()
  letAppLoad()
  await expectLoaded(byDate(page).card.getByRole('img'))
  expect(app.mock.requests.map(({ path, search }) => path + search)).toEqual([
    '/planetary/apod?api_key=DEMO_KEY&date=2024-01-05',
    '/wp-json/wp/v2/apod-basic/240105',
    '/mock/2024-01-05-full.webp?w=1600&h=1067&fit=clip',
  ])
})

test('Bookmarks looks up no day, and By Date loads no further scripts', async ({ page, app }) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  const html = await page.content()
  const moreScripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !html.includes(pathname)) moreScripts.push(pathname)
  })
  await page.goto(day)
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const dates = app.mock.requests.map(({ search }) => new URLSearchParams(search).get('date'))
  expect(dates.filter(Boolean)).toEqual(['2024-01-05'])
  expect(moreScripts).toEqual([])
})

const oldBrowserNotice = 'This app needs a browser from 2024 or later.'

test('An app that can’t run asks for a newer browser', async ({ page, allowConsole }) => {
  allowConsole(/withResolvers/)
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'))
  const letScriptsLoad = await holdRequests(page, /\.js$/)
  await page.goto(day, { waitUntil: 'commit' })
  await expect(page.getByText(oldBrowserNotice)).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  letScriptsLoad()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(oldBrowserNotice)).toBeVisible()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('The page says that it needs JavaScript, and nothing else', async ({ page }) => {
    await page.goto(day)
    await expect(page.locator('noscript')).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
  })
})

test.describe('During a deploy', () => {
  // What browsers log about a wrong file.
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/Failed to load|MIME|disallowed|Unexpected token|SyntaxError|expected expression/i)
    allowConsole(/dynamically imported module|Refused to apply style|was not loaded/i)
  })

  for (const [problem, file, status, type] of [
    ['the styles are missing', 'styles', 404],
    ['the host is down', 'app', 503],
    ['the first script is cut off', 'start', 200, 'text/javascript'],
    ['the app is cut off', 'app', 200, 'text/javascript'],
    ['every file is an HTML page @rare', 'all', 200],
    ['a script gets no response @rare', 'start', undefined],
  ] as const)
    test(`The page offers a reload if ${problem}`, async ({ page }) => {
      const host = await openHost(file, status, type)
      await page.goto(host.origin + day)
      const link = page.getByRole('link', { name: 'couldn’t be loaded. Please reload it.' })
      await expect(link).toBeVisible()
      host.repair()
      await link.click()
      await expect(byDate(page).card.getByRole('img')).toBeVisible()
      await expect(byDate(page).heart).toBeEnabled()
      await host.close()
    })
})

/** Until `repair`, its host sends a cached HTML page as a file, or nothing if `status` is missing. */
async function openHost(file: BuiltFile | 'all', status: number | undefined, type = 'text/html') {
  const brokenPath = file === 'all' ? '/assets/' : builtFile(file)
  let isBroken = true
  const cachedPage = { 'Content-Type': type, 'Cache-Control': assetsCacheControl }
  const served = await serveApp(createMockApi(), {
    intercept: ({ url = '' }, response) => {
      if (!isBroken || !url.startsWith(brokenPath)) return false
      if (status === undefined) response.destroy()
      else response.writeHead(status, cachedPage).end('<!doctype html><title>Not the file</title>')
      return true
    },
  })
  return { ...served, repair: () => (isBroken = false) }
}
