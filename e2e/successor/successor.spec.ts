import type { Locator } from '@playwright/test'
import { makeStory } from '../../mock-api/entry.ts'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

/** The calls that reached the two services, in order. */
function calls(requests: readonly { path: string }[]) {
  return requests
    .filter(({ path }) => !path.startsWith('/mock/'))
    .map(({ path }) => (path === '/planetary/apod' ? 'specified' : `successor ${path.slice(-6)}`))
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('after any passing failure the successor’s entry is shown, with one plain request more, and nothing is remembered', async ({
  page,
  app,
}) => {
  test.slow()
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, lookUp } = byDate(page)
  await expect(card).toBeVisible()
  expect(calls(app.mock.requests)).toEqual(['specified'])
  const [specified] = app.mock.requests
  for (const [index, failure] of passing.entries()) {
    await test.step(failure, async () => {
      const date = `2024-01-${index + 10}`
      app.mock.settings.failure = failure
      app.mock.requests.length = 0
      await lookUp(date)
      await expect(title).toHaveText(makeStory(date).title)
      await expectLoaded(card.getByRole('img'))
      // Browsers retry a broken connection by themselves.
      const asked = [...new Set(calls(app.mock.requests))]
      expect(asked).toEqual(['specified', `successor 2401${index + 10}`])
      const successor = app.mock.requests.find(({ path }) => path.startsWith('/wp-json/'))
      expect(successor?.path).toBe(`/wp-json/wp/v2/apod-basic/2401${index + 10}`)
      expect(successor?.search).toBe('')
      expect(Object.keys(successor?.headers ?? {})).toEqual(Object.keys(specified?.headers ?? {}))
      const remembered = () => localStorage.getItem('specified service gone')
      expect(await page.evaluate(remembered)).toBeNull()
    })
  }
})

const passing = [
  'disconnect',
  'forbidden',
  'limit',
  'badGateway',
  'unavailable',
  'gatewayTimeout',
  'html',
  'empty',
  'cut',
  'wrongShape',
] as const

test('the successor’s format at the specified URL is the same entry, with one request', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, card, loading, lookUp, modal } = byDate(page)
  const expected = (await title.textContent()) ?? ''
  app.mock.settings.failure = 'passThrough'
  app.mock.requests.length = 0
  await page.reload()
  await expect(title).toHaveText(expected)
  await expect(card.getByRole('img')).toBeVisible()
  await title.click()
  await expect(modal).not.toContainText(/Explanation:|Tomorrow|<|&amp;/)
  expect(calls(app.mock.requests)).toEqual(['specified'])
  await page.keyboard.press('Escape')
  await expectStepBack(page)
  for (const [failure, date] of [
    ['passThrough', '1995-06-18'],
    ['stringNotFound', '1995-06-19'],
  ] as const) {
    await test.step(`an unknown day there is the 404 (${failure})`, async () => {
      app.mock.settings.failure = failure
      app.mock.requests.length = 0
      await lookUp(date)
      await expect(page).toHaveURL(`/dateview?date=${date}`)
      await expect(loading).toHaveCount(0)
      await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
      expect(calls(app.mock.requests)).toEqual(['specified'])
    })
  }
})

test('a film and a player are found in the successor’s page, and where there is no picture a notice', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'placeholder'
  await page.goto(`/dateview?date=${findDay('film')}`)
  const { card, lookUp } = byDate(page)
  await expect(card.locator('video')).toHaveAttribute('src', /\/mock\/film\.webm/)
  await lookUp(findDay('player'))
  await expect(card.locator('iframe')).toHaveAttribute('src', /\/mock\/player\//)
  for (const [successorFailure, date] of [
    ['placeholderPicture', '2024-01-05'],
    ['noPicture', '2024-01-06'],
    ['localPath', '2024-01-07'],
  ] as const) {
    await test.step(`${successorFailure} leaves a notice and the day’s page`, async () => {
      app.mock.settings.successorFailure = successorFailure
      await lookUp(date)
      await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`/mock/day/${date}$`))
      await expect(card.getByText('no picture to show here')).toBeVisible()
    })
  }
})

test('a picture is requested at a width that fits the screen, in proportion', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  app.mock.settings.failure = 'placeholder'
  await page.goto('/dateview?date=2024-01-05')
  const picture = byDate(page).card.getByRole('img')
  await expectLoaded(picture)
  const shown = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
  const full = new URL(await picture.evaluate((image: HTMLImageElement) => image.src))
  const [width, height] = ['w', 'h'].map((name) => Number(shown.searchParams.get(name)))
  const [fullWidth, fullHeight] = ['w', 'h'].map((name) => Number(full.searchParams.get(name)))
  expect(width).toBe(480)
  expect(
    Math.abs((height ?? 0) - ((fullHeight ?? 0) * 480) / (fullWidth ?? 0)),
  ).toBeLessThanOrEqual(0.5)
})

test('on a wide screen the modal shows the very file that the card has', async ({ page, app }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  app.mock.settings.failure = 'placeholder'
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, modal } = byDate(page)
  const fileOf = (place: Locator) =>
    place.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect(card.getByRole('img')).toBeVisible()
  await expect.poll(() => fileOf(card)).not.toBe('')
  const file = await fileOf(card)
  await title.click()
  // Chromium takes a larger one that it has in any case, other browsers what `sizes` says.
  await expect.poll(() => fileOf(modal)).toBe(file)
})

test('when both fail, the sentence says why the first did, and Try again asks both', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'limit'
  app.mock.settings.successorFailure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  await expect(page.getByRole('alert')).toContainText(
    'NASA limits how many pictures this page may request. Try again in about an hour.',
  )
  app.mock.requests.length = 0
  app.mock.settings.successorFailure = undefined
  const { card, lookUp, tryAgain } = byDate(page)
  await tryAgain.click()
  await expect(card).toBeVisible()
  expect(calls(app.mock.requests)).toEqual(['specified', 'successor 240105'])

  app.mock.settings.failure = 'unavailable'
  for (const [successorFailure, date, sentence] of [
    ['limit', '2024-01-06', 'NASA’s picture service is down right now. Try again later.'],
    ['disconnect', '2024-01-07', 'NASA’s picture service can’t be reached. Check your connection.'],
    ['forbidden', '2024-01-08', 'NASA’s picture service is down right now. Try again later.'],
    ['disconnect', '2024-01-09', 'NASA’s picture service can’t be reached. Check your connection.'],
    ['gatewayTimeout', '2024-01-10', 'NASA’s picture service is down right now. Try again later.'],
  ] as const) {
    await test.step(`the successor by ${successorFailure}: '${sentence}'`, async () => {
      app.mock.settings.successorFailure = successorFailure
      await lookUp(date)
      await expect(page).toHaveURL(`/dateview?date=${date}`)
      await expect(page.getByRole('alert')).toContainText(sentence)
    })
  }
})

test('today, not out yet: the specified text, when it comes, and the day before; no other day mentions midnight', async ({
  page,
  app,
}) => {
  await page.clock.setFixedTime('2026-11-20T00:02:00-05:00')
  app.mock.settings.today = '2026-11-19'
  for (const [name, sentence] of [
    ['notFound', 'Not found.'],
    ['badRequest', 'Invalid Request - please check the date again.'],
  ] as const) {
    await test.step(name, async () => {
      app.mock.settings.failure = name
      if (name === 'notFound') await page.goto('/dateview')
      else await page.getByRole('link', { name: 'By Date' }).click()
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect(page.getByText('appears shortly after midnight in New York')).toBeVisible()
      app.mock.settings.failure = undefined
      await page.getByRole('button', { name: 'Show the day before' }).click()
      await expect(page).toHaveURL('/dateview?date=2026-11-19')
      await expect(byDate(page).card).toBeVisible()
    })
  }
  await byDate(page).lookUp('1995-06-17')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(page.getByText('shortly after midnight')).toHaveCount(0)
})

const dead = {
  ...entryOf('2024-01-05', { title: 'Old', url: undefined }),
  explanation: 'Kept.',
  url: 'https://pictures.example/dead.jpg',
  createdAt: new Date('2020-05-05T05:05:05Z'),
}

test('a bookmark whose picture fails keeps its text and, if it has a day, offers a look-up, which repairs it', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Moved</p>' }),
  )
  await page.goto('/icon.svg')
  await seedRecords(page, [dead, { ...dead, date: 'one fine day', title: 'Undated' }])
  await page.goto('/bookmarks')
  const undated = page.getByRole('article', { name: 'Undated' })
  await expect(undated.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(undated.getByRole('link', { name: 'Look it up again' })).toHaveCount(0)
  const card = page.getByRole('article', { name: 'Old' })
  await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
  await card.getByRole('link', { name: 'Look it up again' }).click()
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  const { title, heart } = byDate(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const mergedTitle = (await title.textContent()) ?? ''
  await expect
    .poll(async () => (await storedRecords(page))[0]?.['url'])
    .toMatch(/\/mock\/2024-01-05/)
  const [record] = await storedRecords(page)
  expect(record).toMatchObject({
    title: mergedTitle,
    createdAt: dead.createdAt,
    service_version: 'v1',
  })
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('article', { name: mergedTitle }).getByRole('img')).toBeVisible()
})

test('a placeholder changes no bookmark', async ({ page, app }) => {
  app.mock.settings.failure = 'placeholder'
  app.mock.settings.successorFailure = 'unavailable'
  await page.route('https://pictures.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/icon.svg')
  await seedRecords(page, [dead])
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).tryAgain).toBeVisible()
  expect(await storedRecords(page)).toEqual([dead])
})

test('when no service answers, a bookmarked day shows the saved copy; removing the bookmark keeps it in view, and the heart adds it again', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, tryAgain, card, lookUp } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const [before] = await storedRecords(page)
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(tryAgain).toBeVisible()
  await expect(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
  await expect(card).toContainText(saved)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('This is the copy saved with your bookmark.')).toHaveCount(0)
  expect(await storedRecords(page)).toEqual([])
  await expect(card).toContainText(saved)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
  expect(await storedRecords(page)).toEqual([{ ...before, createdAt: expect.any(Date) }])
  await lookUp('2024-01-06')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('its dialog keeps the saved copy too, whichever tab removes the bookmark', async ({
  page,
  app,
  context,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, modal } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  const entry = modal.getByRole('heading', { name: saved })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await title.click()
  await expect(entry).toBeVisible()
  await expect(modal.getByText('This is the copy saved with your bookmark.')).toHaveCount(0)
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await title.click()
  await expect(modal.getByText('This is the copy saved with your bookmark.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await other.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(modal.getByText('This is the copy saved with your bookmark.')).toHaveCount(0)
  await expect(entry).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords(page)).toHaveLength(1)
})

const logo = {
  ...entryOf('2024-01-05', { title: 'NASA Science', url: undefined }),
  explanation: 'Discover the cosmos!',
  url: 'https://pictures.example/nasa-logo.png',
  hdurl: 'https://pictures.example/nasa-logo@2x.png',
  createdAt: new Date('2026-10-10T10:10:10Z'),
}

test('a bookmarked placeholder shows no logo, and offers a look-up of its day', async ({
  page,
}) => {
  await mockOtherHosts(page)
  await page.goto('/icon.svg')
  await seedRecords(page, [logo])
  await page.goto('/bookmarks')
  const card = page.getByRole('article', { name: 'NASA Science' })
  await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(card.getByRole('img')).toHaveCount(0)
  await card.getByRole('heading').click()
  const modal = page.getByRole('dialog', { name: 'NASA Science' })
  await expect(modal.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(modal.getByRole('link', { name: 'Open original' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await card.getByRole('link', { name: 'Look it up again' }).click()
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await expect.poll(async () => (await storedRecords(page))[0]?.['url']).toMatch(/\/mock\//)
})

test('a bookmarked placeholder is not a saved copy', async ({ page, app }) => {
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  await page.goto('/icon.svg')
  await seedRecords(page, [logo, { ...entryOf('2024-01-06'), createdAt: logo.createdAt }])
  await mockOtherHosts(page)
  await page.goto('/dateview?date=2024-01-06')
  const { tryAgain, card, lookUp } = byDate(page)
  await expect(card).toBeVisible()
  await lookUp('2024-01-05')
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
})
