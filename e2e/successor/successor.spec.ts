import type { Locator } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'

/** The calls that reached the two services, in order. */
function calls(requests: readonly { path: string }[]) {
  return requests
    .filter(({ path }) => !path.startsWith('/mock/'))
    .map(({ path }) => (path === '/planetary/apod' ? 'specified' : `successor ${path.slice(-6)}`))
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('while the specified service answers, its successor is not asked', async ({ page, app }) => {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card).toBeVisible()
  expect(calls(app.mock.requests)).toEqual(['specified'])
})

for (const failure of [
  'placeholder',
  'disconnect',
  'forbidden',
  'gone',
  'limit',
  'goneNotFound',
  'badGateway',
  'unavailable',
  'gatewayTimeout',
  'html',
  'empty',
  'cut',
  'wrongShape',
] as const) {
  test(`${failure}: the successor's entry is shown, with one request more`, async ({
    page,
    app,
  }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, lookUp } = byDate(page)
    const expected = (await title.textContent()) ?? ''
    await lookUp('2024-01-06')
    await expect(title).not.toHaveText(expected)
    await expectLoaded(card.getByRole('img'))

    app.mock.settings.failure = failure
    app.mock.requests.length = 0
    await page.goto('/dateview?date=2024-01-05')
    await expect(title).toHaveText(expected)
    await expect(card.getByRole('img')).toBeVisible()
    // What was seen before shows sooner; browsers retry a broken connection by themselves.
    const asked = () => [...new Set(calls(app.mock.requests))]
    await expect.poll(asked).toEqual(['specified', 'successor 240105'])
  })
}

for (const failure of ['notFound', 'badRequest', 'otherCode'] as const) {
  test(`${failure} has a numeric code and is final`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    await expect(byDate(page).loading).toHaveCount(0)
    await expect(byDate(page).card).toHaveCount(0)
    expect(calls(app.mock.requests)).toEqual(['specified'])
  })
}

test('the successor is asked with no key, no parameter and no header of its own', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'placeholder'
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card).toBeVisible()
  const [specified, successor] = app.mock.requests.filter(({ path }) => !path.startsWith('/mock/'))
  expect(successor?.path).toBe('/wp-json/wp/v2/apod-basic/240105')
  expect(successor?.search).toBe('')
  expect(Object.keys(successor?.headers ?? {})).toEqual(Object.keys(specified?.headers ?? {}))
})

test('the successor’s format at the specified URL is the same entry, with one request', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, card, modal } = byDate(page)
  const expected = (await title.textContent()) ?? ''
  app.mock.settings.failure = 'passThrough'
  app.mock.requests.length = 0
  await page.reload()
  await expect(title).toHaveText(expected)
  await expect(card.getByRole('img')).toBeVisible()
  await title.click()
  await expect(modal).not.toContainText(/Explanation:|Tomorrow|<|&amp;/)
  expect(calls(app.mock.requests)).toEqual(['specified'])
})

for (const failure of ['stringNotFound', 'passThrough'] as const) {
  test(`an unknown day of the successor's at the specified address is the 404 (${failure})`, async ({
    page,
    app,
  }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=1995-06-18')
    await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
    expect(calls(app.mock.requests)).toEqual(['specified'])
  })
}

for (const failure of ['placeholder', 'gone', 'goneNotFound'] as const) {
  test(`once ${failure} is known, both are asked at once and the first entry shows`, async ({
    page,
    app,
  }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, lookUp } = byDate(page)
    const first = (await title.textContent()) ?? ''
    // The specified service would never answer.
    app.mock.settings.failure = 'hang'
    app.mock.requests.length = 0
    await lookUp('2024-01-06')
    await expect(title).not.toHaveText(first)
    await expect(card.getByRole('img')).toBeVisible()
    expect(calls(app.mock.requests).toSorted()).toEqual(['specified', 'successor 240106'])
  })
}

for (const kind of ['film', 'player'] as const) {
  test(`a ${kind} is found in the successor's page`, async ({ page, app }) => {
    app.mock.settings.failure = 'placeholder'
    await page.goto(`/dateview?date=${findDay(kind)}`)
    const media = byDate(page).card.locator(kind === 'film' ? 'video' : 'iframe')
    await expect(media).toHaveAttribute('src', /\/mock\/(film\.webm|player\/)/)
  })
}

for (const successorFailure of ['placeholderPicture', 'noPicture', 'localPath'] as const) {
  test(`${successorFailure} leaves a notice and the day's page`, async ({ page, app }) => {
    app.mock.settings.failure = 'placeholder'
    app.mock.settings.successorFailure = successorFailure
    await page.goto('/dateview?date=2024-01-05')
    const { card } = byDate(page)
    await expect(card.getByText('no picture to show here')).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', /\/mock\/day\/2024-01-05$/)
  })
}

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
  await byDate(page).tryAgain.click()
  await expect(byDate(page).card).toBeVisible()
  expect(calls(app.mock.requests)).toEqual(['specified', 'successor 240105'])
})

for (const [successorFailure, clause] of [
  ['limit', 'NASA’s picture service is down right now. Try again later.'],
  ['forbidden', 'NASA’s picture service is down right now. Try again later.'],
  ['disconnect', 'NASA’s picture service can’t be reached. Check your connection.'],
  ['gatewayTimeout', 'NASA’s picture service is down right now. Try again later.'],
] as const) {
  test(`both fail, the successor by ${successorFailure}: '${clause}'`, async ({ page, app }) => {
    app.mock.settings.failure = 'unavailable'
    app.mock.settings.successorFailure = successorFailure
    await page.goto('/dateview?date=2024-01-05')
    await expect(page.getByRole('alert')).toContainText(clause)
  })
}

for (const [name, sentence] of [
  ['notFound', 'Not found.'],
  ['badRequest', 'Invalid Request - please check the date again.'],
] as const) {
  test(`today, not out yet (${name}): the specified text, when it comes, and the day before`, async ({
    page,
    app,
  }) => {
    await page.clock.setFixedTime('2026-11-20T00:02:00-05:00')
    app.mock.settings.today = '2026-11-19'
    app.mock.settings.failure = name
    await page.goto('/dateview')
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByText('appears shortly after midnight in New York')).toBeVisible()
    app.mock.settings.failure = undefined
    await page.getByRole('button', { name: 'Show the day before' }).click()
    await expect(page).toHaveURL('/dateview?date=2026-11-19')
    await expect(byDate(page).card).toBeVisible()
  })
}

test('another day that is not found does not mention midnight', async ({ page }) => {
  await page.goto('/dateview?date=1995-06-17')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(page.getByText('shortly after midnight')).toHaveCount(0)
})

const dead = {
  ...entryOf('2024-01-05', { title: 'Old', url: undefined }),
  explanation: 'Kept.',
  url: 'https://pictures.example/dead.jpg',
  createdAt: new Date('2020-05-05T05:05:05Z'),
}

test('a bookmark whose picture fails keeps its text and offers a look-up, which repairs it', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Moved</p>' }),
  )
  await page.goto('/icon.svg')
  await seedRecords(page, [dead])
  await page.goto('/bookmarks')
  const card = page.getByRole('article', { name: 'Old' })
  await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
  await card.getByRole('link', { name: 'Look it up again' }).click()
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  const { title, heart } = byDate(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const healedTitle = (await title.textContent()) ?? ''
  await expect
    .poll(async () => (await storedRecords(page))[0]?.['url'])
    .toMatch(/\/mock\/2024-01-05/)
  const [record] = await storedRecords(page)
  expect(record).toMatchObject({
    title: healedTitle,
    createdAt: dead.createdAt,
    service_version: 'v1',
  })
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('article').getByRole('img')).toBeVisible()
})

test('a bookmark without a day offers no look-up', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/icon.svg')
  await seedRecords(page, [{ ...dead, date: 'one fine day' }])
  await page.goto('/bookmarks')
  const card = page.getByRole('article', { name: 'Old' })
  await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Look it up again' })).toHaveCount(0)
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

test('when no service answers, a bookmarked day shows the saved copy', async ({ page, app }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, tryAgain, card } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(tryAgain).toBeVisible()
  await expect(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
  await expect(card).toContainText(saved)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/dateview?date=2024-01-06')
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('removing the bookmark of a saved copy keeps it in view, and the heart adds it again', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, card } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const [before] = await storedRecords(page)
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  await page.evaluate(() => localStorage.clear())
  await page.reload()
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
