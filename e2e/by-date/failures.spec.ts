import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { entryOf } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
test.use({ mockOptions: { successorFailure: 'unavailable' } })

test('404 has its text and its three days', async ({ page, app }) => {
  app.mock.settings.failure = 'notFound'
  await page.goto('/dateview')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(
    page.getByText('There is no data for dates listed below.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(['1995-06-17', '1995-06-18', '1995-06-19'])
  await expect(byDate(page).tryAgain).toHaveCount(0)
})

test('400 has its text', async ({ page, app }) => {
  app.mock.settings.failure = 'badRequest'
  await page.goto('/dateview')
  await expect(
    page.getByText('Invalid Request - please check the date again.', { exact: true }),
  ).toBeVisible()
})

test('any other code shows nothing', async ({ page, app }) => {
  app.mock.settings.failure = 'internalError'
  await page.goto('/dateview')
  const { loading, card, submit } = byDate(page)
  await expect(submit).toBeVisible()
  await expect(loading).toHaveCount(0)
  await expect(card).toHaveCount(0)
  const main = page.getByRole('main')
  const always = [main.locator('form'), main.getByRole('group', { name: 'Other days' })]
  const texts = await Promise.all(always.map((part) => part.innerText()))
  expect(await main.innerText()).toBe(texts.join('\n\n'))
})

for (const [failure, sentence] of [
  ['limit', 'Try again in about an hour.'],
  ['limitHtml', 'NASA limits how many pictures this page may request.'],
  ['keyMissing', 'refused this page’s key'],
  ['keyInvalid', 'refused this page’s key'],
  ['badGateway', 'is down right now'],
  ['unavailable', 'is down right now'],
  ['gatewayTimeout', 'is down right now'],
  ['html', 'web page instead of a picture entry'],
  ['empty', 'empty answer'],
  ['cut', 'broke off in the middle'],
  ['wrongShape', 'not a picture entry'],
  ['disconnect', 'can’t be reached. Check your connection.'],
  // Once the first service has moved, what its successor says is what counts.
  ['gone', 'is down right now'],
  ['goneNotFound', 'is down right now'],
  ['stringCode', 'is down right now'],
  ['placeholder', 'is down right now'],
] as const) {
  test(`${failure}: '${sentence}', and another try`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    const { card, tryAgain } = byDate(page)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(card).toHaveCount(0)
    app.mock.settings.failure = undefined
    await tryAgain.click()
    await expect(card).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

for (const [what, failure, date] of [
  ['the failed date again', 'unavailable', '2024-01-05'],
  ['the date of a code again', 'internalError', '2024-01-05'],
  ['another date', 'cut', '2024-01-06'],
] as const) {
  test(`submitting ${what} is another try`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    const { card, loading, submit, lookUp } = byDate(page)
    await expect(submit).toBeVisible()
    await expect(loading).toHaveCount(0)
    app.mock.settings.failure = undefined
    await lookUp(date)
    await expect(card).toBeVisible()
  })
}

test('trying again by keyboard loses no place', async ({ page, app }) => {
  app.mock.settings.failure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  const { title, tryAgain } = byDate(page)
  await tryAgain.focus()
  app.mock.settings.failure = undefined
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
})

test('a date that no archive has, with nobody there to judge it, is a failure', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'disconnect'
  await page.goto('/dateview?date=1990-01-01')
  await expect(page.getByRole('alert')).toContainText('NASA’s picture service can’t be reached.')
  app.mock.settings.failure = 'gone'
  await byDate(page).tryAgain.click()
  await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
})

test('a browser that says it is offline still asks, and says what came of it', async ({
  page,
  context,
}) => {
  await page.goto('/bookmarks')
  // The screen and the database have arrived by then.
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await context.setOffline(false)
  await byDate(page).tryAgain.click()
  await expect(byDate(page).card).toBeVisible()
})

test('a double click on what could not be loaded says so once, and reloads nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|dynamically imported module/i)
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).title).toBeVisible()
  await page.route(urlOf('later'), (route) => route.abort())
  await page.evaluate(() => Reflect.set(globalThis, 'wasHere', true))
  await byDate(page).title.dblclick()
  const notice = page.getByText('This part of the page could not be loaded.')
  await expect(notice).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasHere'))).toBe(true)
})

test('a dialog that comes late opens only where the visitor still waits for it', async ({
  page,
}) => {
  const arrive = await holdRequests(page, urlOf('later'))
  await page.goto('/dateview?date=2024-01-05')
  const { title, date, modal } = byDate(page)
  await title.click()
  await date.focus()
  const loaded = page.waitForResponse(urlOf('later'))
  arrive()
  const script = (await loaded).url()
  // Until the script has run, the late dialog would open for the title, and Enter would close it.
  await page.evaluate((url) => import(url).then(() => undefined), script)
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(title).toBeFocused()
})

test('a dialog that comes late opens on the day that an arrow key has led to', async ({ page }) => {
  const arrive = await holdRequests(page, urlOf('later'))
  await page.goto('/dateview?date=2024-01-05')
  const { title, date, card, modal } = byDate(page)
  await title.click()
  await page.keyboard.press('ArrowRight')
  await expect(date).toHaveValue('2024-01-06')
  await expect(card).toBeVisible()
  arrive()
  await expect(modal).toBeVisible()
})

test('a dialog that could not be loaded hides no answer, and a later click opens it', async ({
  page,
  context,
}) => {
  const { title, modal, next, tryAgain, loading } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(title).toBeVisible()
  await context.setOffline(true)
  await title.click()
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await next.click()
  await expect(page.getByText('NASA’s picture service can’t be reached.')).toBeVisible()
  await context.setOffline(false)
  await tryAgain.click()
  await expect(loading).toHaveCount(0)
  // The first click may reload the page, the next one opens it.
  await expect(async () => {
    await title.click()
    await expect(modal).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a service that never answers is given up after 20 seconds', async ({ page, app }) => {
  test.slow()
  app.mock.settings.failure = 'hang'
  await page.goto('/dateview')
  await expect(byDate(page).loading).toBeAttached()
  await expect(page.getByRole('alert')).toContainText('took too long', { timeout: 25_000 })
})

test('an answer that hangs in the middle of its body is given up too', async ({
  page,
  allowConsole,
}) => {
  test.slow()
  // Firefox reports the end of the test's own stream.
  allowConsole(/^uncaught: .*TimeoutError/)
  // No server here can be made to hang in the middle of a body.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (_, init) => {
      window.fetch = fetch
      const endless = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(endless)
    }
  })
  await page.goto('/dateview')
  await expect(page.getByRole('alert')).toContainText('took too long', { timeout: 25_000 })
})

test('an entry seen before stays when looking it up again fails', async ({ page, app }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { card, lookUp, title, tryAgain } = byDate(page)
  const first = (await title.textContent()) ?? ''
  await lookUp('2024-01-06')
  await expect(title).not.toHaveText(first)
  app.mock.settings.failure = 'unavailable'
  await lookUp('2024-01-05')
  await expect(tryAgain).toBeVisible()
  await expect(card).toContainText(first)
})

test('a numeric code counts whatever else is in the body, and under a good status', async ({
  page,
}) => {
  await page.route('**/planetary/apod?*', (route) =>
    route.fulfill({ status: 200, json: { ...entryOf('2024-01-05'), code: 404 } }),
  )
  await page.goto('/dateview?date=2024-01-05')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [375, 667],
  [667, 375],
] as const) {
  test(`at ${width} x ${height} what is said above a saved copy leaves its title and heart on the screen`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/dateview?date=2024-01-05')
    const { heart, title, tryAgain } = byDate(page)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    app.mock.settings.failure = 'unavailable'
    await page.reload()
    await expect(tryAgain).toBeVisible()
    const bar = await page.getByRole('navigation').boundingBox()
    const end = width < 960 ? (bar?.y ?? 0) : height
    for (const part of [title, heart]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
    }
  })
}

test('a failure’s frame is as high as the card', async ({ page, app }) => {
  app.mock.settings.failure = 'unavailable'
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dateview?date=2024-01-05')
  const { card, tryAgain } = byDate(page)
  await expect(tryAgain).toBeVisible()
  const frame = await page.getByRole('alert').locator('..').boundingBox()
  app.mock.settings.failure = undefined
  await tryAgain.click()
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  const difference =
    (frame?.y ?? 0) + (frame?.height ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0)
  expect(Math.abs(difference)).toBeLessThan(2)
})

for (const [width, height] of [
  [320, 640],
  [375, 667],
  [667, 375],
] as const) {
  test(`at ${width} x ${height} a failure leaves the buttons to other days where they are on a picture`, async ({
    page,
    app,
  }) => {
    app.mock.settings.failure = 'unavailable'
    await page.setViewportSize({ width, height })
    await page.goto('/dateview?date=2024-01-05')
    const { card, previous, tryAgain } = byDate(page)
    await expect(tryAgain).toBeVisible()
    const { y } = (await previous.boundingBox()) ?? { y: 0 }
    app.mock.settings.failure = undefined
    await tryAgain.click()
    await expect(card).toBeVisible()
    expect(Math.abs(((await previous.boundingBox())?.y ?? Infinity) - y)).toBeLessThan(3)
  })
}

test('on a phone in landscape the way out of a 404 is above the bar', async ({ page, app }) => {
  app.mock.settings.failure = 'notFound'
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/dateview?date=2024-01-05')
  const bar = await page.getByRole('navigation').boundingBox()
  const way = await page.getByRole('button', { name: 'Show today’s picture' }).boundingBox()
  expect((way?.y ?? Infinity) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
