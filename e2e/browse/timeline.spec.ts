import type { MockApi } from '../../mock-api/service.ts'
import { expect, type Page, test } from '../fixtures/app.ts'
import { byDate, expectLoaded, waitForPaint } from '../fixtures/page.ts'

function timeline(page: Page) {
  return {
    scrubber: page.getByRole('slider', { name: 'Month of the archive' }),
    section: (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }),
    tile: (day: string) => page.locator(`main [data-date="${day}"]`),
    scrollTop: () => page.evaluate(() => Math.floor(scrollY)),
    historyLength: () => page.evaluate(() => history.length),
  }
}

const listRequests = ({ requests }: MockApi) =>
  requests.filter(({ path }) => path.includes('image-article'))

test('A visitor scrolls from month to month, and a reload and Back keep the place @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/dateview?month=2010-05')
  const { section, tile, scrollTop } = timeline(page)
  await expect(section('May 2010')).toBeInViewport({ ratio: 0.8 })
  await page.mouse.move(800, 400)
  await page.mouse.wheel(0, 560)
  await expect(page).toHaveURL('/dateview?month=2010-06')
  await expect(page).toHaveTitle(/^June 2010 /)
  await expectLoaded(tile('2010-06-20').locator('img'))
  const position = await scrollTop()
  await page.reload()
  await expectLoaded(tile('2010-06-20').locator('img'))
  expect(await scrollTop()).toBe(position)
  // A day of the month before is still in view, and partly under its name. A locator's click would scroll.
  const { x = NaN, y = NaN } = (await tile('2010-05-31').boundingBox()) ?? {}
  await page.mouse.click(x + 50, y + 60)
  await expect(byDate(page).title).toBeVisible()
  await page.goBack()
  await expect(tile('2010-05-31')).toBeFocused()
  expect(await scrollTop()).toBe(position)
  await tile('2010-06-20').click()
  await expect(byDate(page).title).toBeVisible()
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goBack()
  await expect(page).toHaveURL('/dateview?month=2010-06')
  await expect(tile('2010-06-01')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(tile('2010-06-01')).toBeInViewport({ ratio: 1 })
})

test('The scrubber goes to any month, and follows the scroll @firefox', async ({ page }) => {
  await page.goto('/dateview?month=2010-05')
  const { scrubber, section, historyLength } = timeline(page)
  const length = await historyLength()
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'May 2010')
  const yearTop = async (year: number) =>
    (await page.locator(`main li:text-is('${year}')`).boundingBox())?.y ?? NaN
  expect((await yearTop(1996)) - (await yearTop(1995))).toBeGreaterThan(12)
  await scrubber.press('Home')
  await expect(section('June 1995')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/dateview?month=1995-06')
  await scrubber.press('ArrowDown')
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'July 1995')
  await expect(page).toHaveURL('/dateview?month=1995-07')
  await scrubber.press('PageDown')
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'July 1996')
  await scrubber.press('PageUp')
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'July 1995')
  await scrubber.press('End')
  const last = page.locator('section').last()
  await expect(last).toBeInViewport()
  await expect(scrubber).toHaveAttribute(
    'aria-valuetext',
    (await last.locator('h2').textContent()) ?? '',
  )
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -2000)
  await expect(scrubber).not.toHaveValue((await scrubber.getAttribute('max')) ?? '')
  expect(await historyLength()).toBe(length)
})

test('Tab goes through the days of one month, and steps add history entries', async ({ page }) => {
  await page.goto('/dateview?month=2010-05')
  const { section, scrubber, tile } = timeline(page)
  await expectLoaded(tile('2010-05-31').locator('img'))
  await page.getByRole('button', { name: 'Slideshow' }).focus()
  for (let day = 1; day <= 31; day += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', /date=2010-05-/)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 })
  }
  await page.keyboard.press('Tab')
  await expect(scrubber).toBeFocused()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL('/dateview?month=2010-06')
  await expect(tile('2010-06-01')).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowRight')
    await waitForPaint(page)
  }
  await expect(page).toHaveURL('/dateview?month=2010-09')
  await expect(tile('2010-09-01')).toBeInViewport({ ratio: 1 })
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2001')
  await expect(page).toHaveURL('/dateview?month=2001-09')
  await expect(section('September 2001')).toBeInViewport({ ratio: 0.8 })
  await page.goBack()
  await expect(tile('2010-09-01')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page).toHaveURL('/dateview?month=2010-08')
  await expect(tile('2010-08-01')).toBeInViewport({ ratio: 1 })
})

test('A fling through years requests nothing on its way', async ({ page, app }) => {
  await page.goto('/dateview?month=2010-05')
  const { tile } = timeline(page)
  await expectLoaded(tile('2010-05-31').locator('img'))
  await expect.poll(() => page.locator('main [data-date^="2010-06"]').count()).toBe(30)
  await waitForPaint(page)
  const before = listRequests(app.mock).length
  // In the page, because on a busy machine a wheel's turns come so slowly that the scroll is calm between them.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) {
      scrollBy(0, 2000)
      await new Promise(requestAnimationFrame)
    }
  })
  expect(listRequests(app.mock).slice(before)).toEqual([])
  await expect(page).not.toHaveURL(/2010-05/)
  await page.waitForTimeout(500)
  const months = new Set(
    listRequests(app.mock)
      .slice(before)
      .map(({ search }) => search.match(/before=[^&]*/)?.[0] ?? 'media'),
  )
  // Some around the end, of 180 on the way.
  expect(months.size).toBeLessThan(10)
})

test('In a narrow window, the title and the navigation leave while one scrolls down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/dateview?month=2010-05')
  const { tile } = timeline(page)
  const navigation = page.getByRole('navigation')
  await expect(navigation).toBeInViewport({ ratio: 1 })
  await expect(tile('2010-05-01')).toBeInViewport({ ratio: 1 })
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 400)
  await expect(navigation).not.toBeInViewport()
  const { y = 0, height = 0 } =
    (await page.getByRole('combobox', { name: 'Month' }).boundingBox()) ?? {}
  expect(568 - y - height).toBeGreaterThan(440)
  await page.mouse.wheel(0, -100)
  await expect(navigation).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})
