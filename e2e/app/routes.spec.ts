import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/page.ts'
import { holdRequests } from '../fixtures/entries.ts'

test(
  'The root shows By Date, and the navigation has both screens and marks the current one',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/dateview')
    await expect(byDate(page).submit).toBeVisible()
    const brand = page.getByRole('link', { name: 'Astronomy Picture Of the Day' })
    const navigation = page.getByRole('navigation')

    await test.step('on By Date the title adds no second history entry', async () => {
      const length = await page.evaluate(() => history.length)
      await brand.click()
      await expect(page).toHaveURL('/dateview')
      await expect(byDate(page).submit).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(length)
    })

    await expect(navigation.getByRole('link')).toHaveText(['By Date', 'Bookmarks'])
    await expect(navigation.locator('[aria-current=page]')).toHaveText('By Date')
    await navigation.getByRole('link', { name: 'Bookmarks' }).click()
    await expect(page).toHaveURL('/bookmarks')
    await expect(navigation.locator('[aria-current=page]')).toHaveText('Bookmarks')

    await test.step('the title redirects to By Date, and Back skips the root', async () => {
      await brand.click()
      await expect(page).toHaveURL('/dateview')
      await page.goBack()
      await expect(page).toHaveURL('/bookmarks')
    })
  },
)

test('Any other path shows a message with header and navigation, and leads to today’s picture', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dateview/1995-06-16', '/bookmarks/1', '/Bookmarks']) {
    await page.goto(path)
    await expect(page.getByText("There's nothing here!")).toBeVisible()
    await expect(page).toHaveTitle(/nothing here/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Show today’s picture' }).click()
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).card).toBeVisible()
})

test('Service workers of earlier installs are unregistered', async ({ page, context }) => {
  await context.route('**/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  // The page's policy forbids registering one; an earlier version had no policy.
  await page.goto('/icon.svg')
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js'))
  expect(await registered()).toBe(1)
  await page.goto('/bookmarks')
  await expect.poll(registered).toBe(0)
})

test('A crash in a screen leaves the rest working: a button reloads the page, and the other screen shows', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/the test's crash|^console\.error: Error /)
  await page.goto('/dateview')
  const { title, dialog } = byDate(page)
  const crash = async () => {
    await expect(title).toBeVisible()
    await page.evaluate(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = () => {
        HTMLDialogElement.prototype.showModal = showModal
        throw new Error("the test's crash")
      }
    })
    await title.click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong on this screen.')
    await expect(page.getByRole('navigation')).toBeVisible()
  }
  await crash()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await title.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await crash()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('A loading screen says so, and has its title', async ({ page }) => {
  const arrive = await holdRequests(page, urlOf('rest'))
  await page.goto('/bookmarks', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(page.locator('#announcements')).toHaveText('Loading.')
  await expect(page).toHaveTitle('Bookmarks – Astronomy Picture Of the Day')
  arrive()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.locator('#announcements')).toBeEmpty()
})

test('A link opens the top of its screen, with one history entry', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 9999))
  const length = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(page).toHaveURL('/dateview')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'By Date' }).click()
  await page.getByRole('link', { name: 'By Date' }).click()
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
})
