import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test('the root redirects to By Date, and Back skips it', async ({ page }) => {
  await page.goto('/bookmarks')
  await page.getByRole('link', { name: 'Astronomy Picture Of the Day' }).click()
  await expect(page).toHaveURL('/dateview')
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks')
})

test('on By Date the title adds no second history entry', async ({ page }) => {
  await page.goto('/dateview')
  const length = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Astronomy Picture Of the Day' }).click()
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).submit).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('opening the root shows By Date', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).submit).toBeVisible()
})

test('the navigation has both screens and marks the current one', async ({ page }) => {
  await page.goto('/dateview')
  const navigation = page.getByRole('navigation')
  await expect(navigation.getByRole('link')).toHaveText(['By Date', 'Bookmarks'])
  await expect(navigation.locator('[aria-current=page]')).toHaveText('By Date')
  await navigation.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL('/bookmarks')
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Bookmarks')
})

test('any other path shows a message with header and navigation', async ({ page }) => {
  for (const path of ['/nowhere', '/dateview/1995-06-16', '/bookmarks/1']) {
    await page.goto(path)
    await expect(page.getByText("There's nothing here!")).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(0)
  }
})

test('from any other path, one press leads to today’s picture', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Show today’s picture' }).click()
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).card).toBeVisible()
})

test('the document itself says Loading... before the program runs', async ({ page, app }) => {
  const html = await (await page.request.get(`${app.origin}/bookmarks`)).text()
  expect(html).toMatch(/<div id="root">Loading\.\.\.<\/div>/)
})

test('service workers of earlier installs are unregistered', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Playwright can’t replace a worker’s script in Firefox')
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

test('a crash in a screen leaves the rest of the page working, with a button to go on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/the test's crash|^console\.error: Error /)
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = () => {
      HTMLDialogElement.prototype.showModal = showModal
      throw new Error("the test's crash")
    }
  })
  await page.goto('/dateview')
  const { title, modal } = byDate(page)
  await title.click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this screen.')
  await expect(page.getByRole('navigation')).toBeVisible()
  await page.getByRole('button', { name: 'Show it again' }).click()
  await title.click()
  await expect(modal).toBeVisible()
})

test('going to the other screen ends a crash', async ({ page, allowConsole }) => {
  allowConsole(/the test's crash|^console\.error: Error /)
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("the test's crash")
    }
  })
  await page.goto('/dateview')
  await byDate(page).title.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('a loading screen says so, and has its title', async ({ page }) => {
  const arrive = await holdRequests(page, urlOf('later'))
  await page.goto('/bookmarks', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(page.locator('#announcements')).toHaveText('Loading.')
  await expect(page).toHaveTitle('Bookmarks – Astronomy Picture Of the Day')
  arrive()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.locator('#announcements')).toBeEmpty()
})

test('a screen that failed to load appears after a click on the button', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/dynamically imported module|^console\.error: Error /)
  await page.route(urlOf('later'), (route) => route.abort())
  await page.goto('/bookmarks')
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this screen.')
  await page.unroute(urlOf('later'))
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('a link opens the top of its screen, and adds no second history entry for it', async ({
  page,
}) => {
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
