import { sampleOf } from '../../mock-api/samples.ts'
import type { MockApi } from '../../mock-api/service.ts'
import { expect, type Page, test } from '../fixtures/app.ts'
import { byDate, expectLoaded, waitForPaint } from '../fixtures/page.ts'

/** Returns locators for walls and searches. */
function browseLocators(page: Page) {
  return {
    browseLink: page.getByRole('link', { name: 'Browse' }),
    tiles: page.locator('main a[data-date]'),
    tile: (name: RegExp) => page.getByRole('listitem').getByRole('link', { name }),
    field: page.getByRole('searchbox', { name: 'Search all years' }),
    /** The section that the navigation highlights. */
    section: page.getByRole('navigation').locator('[aria-current=page]'),
    expectWall: (name: string) =>
      expect(page.getByRole('heading', { name, exact: true })).toBeVisible(),
  }
}

/** Returns the requests to NASA's list so far, except those for single posts. */
const listRequests = ({ requests }: MockApi) =>
  requests.filter(({ path, search }) => path.includes('image-article') && !search.includes('slug='))

test('A visitor browses a month, and Back returns to the tile @firefox', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/dateview?date=2010-05-17')
  const { browseLink, section, expectWall, tile } = browseLocators(page)
  await expect(byDate(page).title).toBeVisible()
  expect(listRequests(app.mock), 'requests for a visit to a day').toHaveLength(0)
  await browseLink.click()
  await expect(page).toHaveURL('/dateview?month=2010-05')
  await expectWall('May 2010')
  await expect(section).toHaveText('Browse')
  await expect(page).toHaveTitle('May 2010 – Astronomy Picture Of the Day')
  await expect(page.getByRole('list', { name: 'May 2010' }).getByRole('link')).toHaveCount(31)
  await expect(browseLink).toBeFocused()
  const comet = tile(/^31 Mon Comet/)
  await comet.scrollIntoViewIfNeeded()
  await expectLoaded(comet.locator('img'))
  const scrolled = () => page.evaluate(() => scrollY)
  await waitForPaint(page)
  const position = await scrolled()
  expect(position).toBeGreaterThan(0)
  // The months before and after it are within half a window.
  await expect.poll(() => listRequests(app.mock)).toHaveLength(3)
  await comet.press('Enter')
  await expect(byDate(page).title).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(comet).toBeFocused()
  await expect.poll(scrolled).toBe(position)
  expect(listRequests(app.mock)).toHaveLength(3)
  await page.reload()
  await expect.poll(scrolled).toBe(position)
})

test('Back returns to the tile of a search @firefox', async ({ page, app }) => {
  await page.goto('/dateview?month=2010-05')
  const { field, section, tiles } = browseLocators(page)
  await expect.poll(() => listRequests(app.mock)).toHaveLength(3)
  await field.fill('comet o’tarrow')
  expect(listRequests(app.mock)).toHaveLength(3)
  await field.press('Enter')
  await expect(page).toHaveURL('/dateview?find=comet+o%E2%80%99tarrow')
  await expect(page).toHaveTitle('“comet o’tarrow” – Astronomy Picture Of the Day')
  await expect(section).toHaveText('Browse')
  await expect(field).toBeFocused()
  await tiles.last().scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.count()).toBeGreaterThan(24)
  await tiles.nth(20).press('Enter')
  await expect(byDate(page).title).toBeVisible()
  await page.goBack()
  await expect(tiles.nth(20)).toBeFocused()
  await field.fill('nebula')
  await field.press('Enter')
  await expect(page).toHaveURL('/dateview?find=nebula')
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/dateview?month=2010-05')
})

test('A month’s tile with a picture shows its title only under the mouse', async ({ page }) => {
  await page.goto('/dateview?month=2026-01')
  const tileOf = (day: string) => page.locator(`main [data-date="${day}"]`)
  const isTitleVisible = (day: string) =>
    tileOf(day)
      .getByText(sampleOf(day).title)
      .evaluate((title) => title.checkVisibility({ opacityProperty: true }))
  // This day has no picture.
  await expect.poll(() => isTitleVisible('2026-01-07')).toBe(true)
  await expect.poll(() => isTitleVisible('2026-01-08')).toBe(false)
  await tileOf('2026-01-08').hover()
  await expect.poll(() => isTitleVisible('2026-01-08')).toBe(true)
})
