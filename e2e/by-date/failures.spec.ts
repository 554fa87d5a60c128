import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { resize } from '../fixtures/geometry.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
test.use({
  mockOptions: { successorFailure: 'unavailable' },
  contextOptions: { reducedMotion: 'reduce' },
})

test('each code has its text, and is final; 404 has its three days, too', async ({ page, app }) => {
  app.mock.settings.failure = 'notFound'
  await page.goto('/dateview?date=2024-01-05')
  const { card, loading, lookUp, tryAgain } = byDate(page)
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(
    page.getByText('There is no data for dates listed below.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(['1995-06-17', '1995-06-18', '1995-06-19'])
  await expect(tryAgain).toHaveCount(0)
  await test.step('on a phone in landscape the way out of it is above the bar', async () => {
    await resize(page, 667, 375)
    const bar = await page.getByRole('navigation').boundingBox()
    const way = await page.getByRole('button', { name: 'Show today’s picture' }).boundingBox()
    expect((way?.y ?? Infinity) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  app.mock.settings.failure = 'badRequest'
  await lookUp('2024-01-06')
  await expect(
    page.getByText('Invalid Request - please check the date again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Not found.')).toHaveCount(0)

  for (const [failure, date] of [
    ['internalError', '2024-01-07'],
    ['otherCode', '2024-01-08'],
  ] as const) {
    await test.step(`${failure} shows nothing`, async () => {
      app.mock.settings.failure = failure
      const answer = page.waitForResponse(new RegExp(`date=${date}`))
      await lookUp(date)
      await (await answer).finished()
      await expect(loading).toHaveCount(0)
      await expect(card).toHaveCount(0)
      const main = page.getByRole('main')
      const always = [main.locator('form'), main.getByRole('group', { name: 'Other days' })]
      const texts = await Promise.all(always.map((part) => part.innerText()))
      expect(await main.innerText()).toBe(texts.join('\n\n'))
    })
  }
  expect(app.mock.requests.map(({ path }) => path)).toEqual(Array(4).fill('/planetary/apod'))
})

test('each failure has its sentence, and another try', async ({ page, app }) => {
  test.slow()
  const { card, tryAgain, lookUp } = byDate(page)
  app.mock.settings.failure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  for (const [index, [failure, sentence]] of sentences.entries()) {
    await test.step(`${failure}: '${sentence}'`, async () => {
      app.mock.settings.failure = failure
      await lookUp(`2024-02-${index + 10}`)
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(card).toHaveCount(0)
      app.mock.settings.failure = undefined
      await tryAgain.click()
      await expect(card).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
  await test.step('a date that no archive has, with nobody there to judge it', async () => {
    app.mock.settings.failure = 'disconnect'
    await lookUp('1990-01-01')
    await expect(page.getByRole('alert')).toContainText('NASA’s picture service can’t be reached.')
    app.mock.settings.failure = 'gone'
    await tryAgain.click()
    await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
  })
})

const sentences = [
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
] as const

test('trying again by keyboard loses no place, and submitting any date is another try', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  const { card, loading, title, lookUp, tryAgain } = byDate(page)
  await tryAgain.focus()
  app.mock.settings.failure = undefined
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  for (const [failure, failed, submitted] of [
    ['unavailable', '2024-01-06', '2024-01-06'],
    ['internalError', '2024-01-07', '2024-01-07'],
    ['cut', '2024-01-08', '2024-01-09'],
  ] as const) {
    await test.step(`${submitted}, after ${failure} for ${failed}`, async () => {
      app.mock.settings.failure = failure
      await lookUp(failed)
      await expect(page).toHaveURL(`/dateview?date=${failed}`)
      await expect(loading).toHaveCount(0)
      await expect(card).toHaveCount(0)
      app.mock.settings.failure = undefined
      await lookUp(submitted)
      await expect(card).toBeVisible()
    })
  }
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

test('a service that never answers is given up, and one that stops in the middle of a body', async ({
  page,
  app,
  allowConsole,
}) => {
  // Firefox reports the end of the test's own stream.
  allowConsole(/^uncaught: .*TimeoutError/)
  // That the limit is 20 seconds is checked by src/service/request.test.ts.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10)
  })
  app.mock.settings.failure = 'hang'
  await page.goto('/dateview')
  const { loading, lookUp } = byDate(page)
  await expect(loading).toBeAttached()
  await expect(page.getByRole('alert')).toContainText('took too long')
  // No server here can be made to hang in the middle of a body.
  await page.evaluate(() => {
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
  await lookUp('2024-01-06')
  await expect(loading).toBeAttached()
  await expect(page.getByRole('alert')).toContainText('took too long')
})

test('at any size what is said above a saved copy leaves its title and heart on the screen', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { heart, title, tryAgain } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  app.mock.settings.failure = 'unavailable'
  await page.reload()
  await expect(tryAgain).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [375, 667],
    [667, 375],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await resize(page, width, height)
      const bar = await page.getByRole('navigation').boundingBox()
      const end = width < 960 ? (bar?.y ?? 0) : height
      for (const part of [title, heart]) {
        const box = await part.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
      }
    })
  }
})

test('a failure’s frame is as high as the card, and leaves the buttons to other days in place', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  const { card, previous, tryAgain } = byDate(page)
  const phones = [
    [320, 640],
    [375, 667],
    [667, 375],
  ] as const
  async function measure(frame: Locator) {
    await resize(page, 1440, 900)
    const box = await frame.boundingBox()
    const tops: number[] = []
    for (const [width, height] of phones) {
      await resize(page, width, height)
      tops.push((await previous.boundingBox())?.y ?? Infinity)
    }
    return { end: (box?.y ?? Infinity) + (box?.height ?? 0), tops }
  }
  await expect(tryAgain).toBeVisible()
  const failed = await measure(page.getByRole('alert').locator('..'))
  app.mock.settings.failure = undefined
  await tryAgain.click()
  await expect(card).toBeVisible()
  const found = await measure(card)
  expect(Math.abs(failed.end - found.end)).toBeLessThan(2)
  for (const [index, [width, height]] of phones.entries()) {
    const moved = Math.abs((failed.tops[index] ?? Infinity) - (found.tops[index] ?? 0))
    expect(moved, `${width} x ${height}`).toBeLessThan(3)
  }
})
