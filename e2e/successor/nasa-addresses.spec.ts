import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { copiedText, failedRequest, mockClipboard } from '../fixtures/browser.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

const assets = 'https://assets.science.nasa.gov'
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>'

/**
 * Replaces the hosts of the pictures.
 * @param has whether they have the picture of a path
 * @returns the requested paths
 */
async function servePictures(page: Page, has: (path: string) => boolean) {
  const asked = new Set<string>()
  await page.route(/^https:\/\/(assets\.science|apod|antwrp\.gsfc)\.nasa\.gov\//, (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.add(pathname + search)
    return has(pathname + search)
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' })
  })
  return asked
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('A visitor sees links, description, credit and licence of an entry of 2026, though the address is gone; a bookmark keeps links and licence', async ({
  page,
  app,
}) => {
  await servePictures(page, () => true)
  await mockClipboard(page, 'takes')
  await page.route('**/planetary/apod?*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'Internal Service Error' } }),
  )
  const licence = 'http://licences.example/by-sa/3.0'
  const entry = entryOf('2026-09-30', {
    title: 'A Lamp',
    copyright: `<b> Image Credit &amp; <a href="${licence}">Licence</a>: </b> Ada`,
    url: undefined,
    hdurl: false,
    alt: '',
    explanation:
      'A <a href="http://lamps.example/l">lamp</a> and <a href="https://apod.com/ap260412.html">an earlier day</a>.',
    basic_html: `<h1>Day</h1><img src="${assets}/content/dam/a/b.gif" alt="A red lamp. Please see the explanation for more detailed information.">`,
  })
  await page.route('**/apod-basic/260930', (route) => route.fulfill({ json: entry }))
  await page.goto('/dateview?date=2026-09-30')
  const { heart, title, dialog, more } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await title.click()
  await expect(dialog.getByRole('img', { name: 'A red lamp.', exact: true })).toBeVisible()
  const lamp = dialog.getByRole('link', { name: 'lamp' })
  await expect(lamp).toHaveAttribute('href', 'http://lamps.example/l')
  await expect(lamp).toHaveAttribute('rel', 'noreferrer')
  await more.click()
  await dialog.getByRole('button', { name: 'Copy credit' }).click()
  await expect(dialog.getByText('Credit copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(
    `A Lamp · Credit: Ada · 2026-09-30 · ${app.origin}/dateview?date=2026-09-30 · ${licence}`,
  )
  await dialog.getByRole('link', { name: 'an earlier day' }).click()
  await expect(page).toHaveURL('/dateview?date=2026-04-12&open')
  await page.goto('/bookmarks')
  await title.click()
  await expect(lamp).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Licence' })).toHaveAttribute('href', licence)
})

test('A bookmark with an old address shows from its new one, unchanged; if that fails, from the old one @rare', async ({
  page,
}) => {
  const moved = `${assets}/content/dam/science/cds/apod/apod/2018/march/crab.jpg`
  let has = (path: string) => path.includes('/cds/apod/apod/2018/march/crab.jpg')
  await servePictures(page, (path) => has(path))
  const url = 'https://apod.nasa.gov/apod/image/1803/crab.jpg'
  await seedBookmarks(page, ['2018-03-17'], { url })
  const before = await storedRecords(page)
  await page.goto('/bookmarks')
  const { card, title, dialog, more } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  await title.click()
  await more.click()
  await expect(dialog.getByRole('link', { name: 'Full size' })).toHaveAttribute('href', moved)
  expect(await storedRecords(page)).toEqual(before)
  has = (path) => path.startsWith('/apod/image/')
  await page.reload()
  await expectLoaded(card.getByRole('img'))
})
