import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { builtFiles, urlOf } from '../fixtures/built-files.ts'
import { byDate, expectClosed } from '../fixtures/page.ts'
import { holdRequests } from '../fixtures/entries.ts'

test(
  'Both services are asked before any file of the program has arrived, the first picture before the program, and each only once',
  { tag: '@firefox' },
  async ({ page, app }) => {
    const letProgramArrive = await holdRequests(page, urlOf('program'))
    const letOthersArrive = await holdRequests(page, /\/assets\/(?!program)/)
    const answers = [/\/planetary\/apod/, /\/apod-basic/].map((url) => page.waitForResponse(url))
    const picture = page.waitForResponse(/\/mock\/2024-01-05\.webp/)
    await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
    await Promise.all(answers)
    letOthersArrive()
    await picture
    await expect(page.getByText('Loading...')).toBeVisible()
    letProgramArrive()
    await expect(byDate(page).card.getByRole('img')).toBeVisible()
    const calls = app.mock.requests.map(({ path, search }) => path + search)
    expect(calls.filter((call) => !call.startsWith('/mock/'))).toEqual([
      '/planetary/apod?api_key=DEMO_KEY&date=2024-01-05',
      '/wp-json/wp/v2/apod-basic/240105',
    ])
    expect(calls.filter((call) => call.startsWith('/mock/'))).toHaveLength(1)
  },
)

test('The root and By Date start with today, Bookmarks looks nothing up', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  for (const path of ['/', '/?date=2024-01-05', '/dateview/', '/dateview?date=']) {
    app.mock.requests.length = 0
    await page.goto(path)
    await expect(byDate(page).card).toBeVisible()
    const calls = app.mock.requests.filter(({ path: asked }) => asked === '/planetary/apod')
    expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2026-11-20'])
  }
  app.mock.requests.length = 0
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(app.mock.requests).toEqual([])
})

test('Once the first picture is there the page fetches the rest of it, and the viewer’s library with the first dialog', async ({
  page,
  context,
}) => {
  const laterOnes = await countLaterScripts(page)
  const letPictureArrive = await holdRequests(page, /\.webp/)
  await page.goto('/dateview?date=2024-01-05')
  const { heart, title, dialog } = byDate(page)
  await expect(heart).toBeEnabled()
  await page.waitForLoadState('load')
  expect(laterOnes()).toEqual([])

  letPictureArrive()
  const rest = [expect.stringContaining(builtFiles.rest)]
  await expect.poll(laterOnes).toEqual(rest)
  await title.click()
  await expect.poll(laterOnes).toEqual([...rest, expect.stringContaining(builtFiles.viewer)])
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await context.setOffline(true)
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('Without a picture the rest of the page comes after the load event, and for Bookmarks before the program', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const laterOnes = await countLaterScripts(page)
  const rest = [expect.stringContaining(builtFiles.rest)]
  await page.goto('/dateview?date=1995-06-17')
  await expect.poll(laterOnes).toEqual(rest)
  const letProgramArrive = await holdRequests(page, urlOf('program'))
  await page.goto('/bookmarks', { waitUntil: 'commit' })
  await expect.poll(laterOnes).toEqual([...rest, ...rest])
  letProgramArrive()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

/** Counts the scripts that the page does not name. */
async function countLaterScripts(page: Page) {
  const html = await (await page.request.get('/dateview')).text()
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !html.includes(pathname)) scripts.push(pathname)
  })
  return () => scripts
}
