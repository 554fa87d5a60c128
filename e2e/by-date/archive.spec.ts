import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { listOfDays } from '../fixtures/database.ts'
import { mockOtherHosts } from '../fixtures/entries.ts'
import { finger } from '../fixtures/finger.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { findDay } from '../../mock-api/kind.ts'

/** The archive's parts, by role and name. */
function archive(page: Page) {
  return {
    browse: page.getByRole('link', { name: 'Browse' }),
    back: page.getByRole('link', { name: 'Back to May 17, 2010' }),
    month: (words: string) => page.getByRole('heading', { name: words, exact: true }),
    tiles: page.getByRole('main').getByRole('listitem').getByRole('link'),
    tile: (name: string | RegExp) => page.getByRole('listitem').getByRole('link', { name }),
    field: page.getByRole('searchbox', { name: 'Search 31 years of pictures' }),
    more: page.getByRole('button', { name: 'Show more' }),
    end: page.getByText('These are all of them.'),
  }
}

/** How far the page is scrolled, once it has saved that: with the next frame. */
function savedPlaceOf(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return scrollY
  })
}

/** Counts the questions to NASA's list, but for those about single posts. */
function countQuestions(page: Page) {
  const questions: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isAboutPosts = url.searchParams.has('slug')
    if (url.pathname.endsWith('/image-article') && !isAboutPosts) questions.push(url.searchParams)
  })
  return questions
}

test('A visitor browses a month, opens a day, and Back leads to its tile without a call, a reload to its place @firefox', async ({
  page,
}) => {
  const questions = countQuestions(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/dateview?date=2010-05-17')
  const { browse, back, month, tile, tiles } = archive(page)
  await expect(byDate(page).title).toBeVisible()
  expect(questions, 'a plain visit').toHaveLength(0)
  await browse.click()
  await expect(page).toHaveURL('/dateview?month=2010-05')
  await expect(month('May 2010')).toBeVisible()
  await expect(page).toHaveTitle('May 2010 – Astronomy Picture Of the Day')
  await expect(tiles).toHaveCount(31)
  await expect(byDate(page).date).toHaveValue('2010-05-17')
  await expect(tile(/^17, /)).toHaveAttribute('aria-current', 'date')
  await expect(back).toBeFocused()
  const comet = tile(/^31, Comet/)
  await comet.scrollIntoViewIfNeeded()
  await expect(comet.locator('img')).toHaveJSProperty('complete', true)
  const place = await savedPlaceOf(page)
  expect(place).toBeGreaterThan(0)
  await comet.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dateview?date=2010-05-31')
  await expect(byDate(page).title).toHaveText(/Comet/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const asked = questions.length
  await page.goBack()
  await expect(month('May 2010')).toBeVisible()
  await expect(comet).toBeFocused()
  await expect(comet).toBeInViewport()
  expect(questions).toHaveLength(asked)
  await expect(page.getByRole('link', { name: 'Back to May 31, 2010' })).toBeVisible()
  await page.reload()
  await expect.poll(() => savedPlaceOf(page)).toBe(place)
})

test('A visitor goes from a day’s dialog to that day in all years, opens one, and Back leads to its tile without a call @firefox', async ({
  page,
}) => {
  const questions = countQuestions(page)
  await page.goto('/dateview?date=2015-07-14')
  const { title, dialog } = byDate(page)
  await title.click()
  await dialog.getByRole('link', { name: 'July 14 in all years' }).click()
  await expect(page).toHaveURL('/dateview?day=07-14')
  await expect(page).toHaveTitle('July 14 – Astronomy Picture Of the Day')
  const { month, tile, tiles } = archive(page)
  await expect(month('July 14')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(tiles).toHaveCount(32)
  await expect(tile(/^2015, /)).toHaveAttribute('aria-current', 'date')
  await tile(/^1996, /).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dateview?date=1996-07-14')
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(tile(/^1996, /)).toBeFocused()
  await expect(tile(/^1996, /)).toHaveAttribute('aria-current', 'date')
  expect(questions).toHaveLength(1)
  await page.keyboard.press('ArrowRight')
  await expect(month('July 15')).toBeVisible()
  await page.getByRole('link', { name: 'Back to July 14, 1996' }).click()
  await expect(title).toBeVisible()
})

test('From a bookmark’s dialog a visitor comes to its day in all years, and Back leads to the dialog', async ({
  page,
}) => {
  await mockOtherHosts(page)
  await listOfDays(2).seed(page)
  await page.goto('/bookmarks')
  const { title, card, dialog } = byDate(page)
  await title.first().click()
  await dialog.getByRole('link', { name: 'January 2 in all years' }).click()
  await expect(page).toHaveURL('/dateview?day=01-02')
  const { month, tiles } = archive(page)
  await expect(month('January 2')).toBeVisible()
  await expect(tiles.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks?open=2020-01-02')
  await expect(card).toHaveCount(2)
  await expect(dialog).toHaveCount(1)
})

test('A visitor walks by months: with buttons, keys, the month’s and the year’s choice, and between the ends', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto('/dateview?month=1995-07')
  const { month } = archive(page)
  const previous = page.getByRole('button', { name: 'Previous month' })
  const next = page.getByRole('button', { name: 'Next month' })
  await previous.click()
  await expect(month('June 1995')).toBeVisible()
  await expect(page).toHaveURL('/dateview?month=1995-06')
  await expect(previous).toHaveAccessibleDescription('The first pictures are from June 1995.')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(month('July 1995')).toBeVisible()
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2026')
  await expect(month('July 2026')).toBeVisible()
  await page.getByRole('combobox', { name: 'Month' }).selectOption('November')
  await expect(month('November 2026')).toBeVisible()
  await expect(next).toHaveAccessibleDescription('This is the current month.')
  await page.goBack()
  await expect(month('July 2026')).toBeVisible()
})

test('A visitor searches, asks for more, opens a day and comes back to its tile; a reload leads to the same place and asks once a page @firefox', async ({
  page,
}) => {
  const questions = countQuestions(page)
  await page.goto('/dateview?month=2010-05')
  const { field, more, tiles } = archive(page)
  await field.fill('comet o’tarrow')
  expect(questions).toHaveLength(1)
  await field.press('Enter')
  await expect(page).toHaveURL('/dateview?find=comet+o%E2%80%99tarrow')
  await expect(page).toHaveTitle('“comet o’tarrow” – Astronomy Picture Of the Day')
  await expect(field).toBeFocused()
  await expect(more).toBeVisible()
  for (const before of [24, 48]) {
    await more.click()
    await expect.poll(() => tiles.count()).toBeGreaterThan(before)
  }
  await expect(more).toBeEnabled()
  const all = await tiles.count()
  const last = tiles.nth(all - 2)
  await last.scrollIntoViewIfNeeded()
  const place = await savedPlaceOf(page)
  expect(place).toBeGreaterThan(0)
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(byDate(page).title).toBeVisible()
  const asked = questions.length
  await page.goBack()
  await expect(tiles).toHaveCount(all)
  await expect(last).toBeFocused()
  await expect.poll(() => savedPlaceOf(page)).toBe(place)
  expect(questions).toHaveLength(asked)
  await page.reload()
  await expect(tiles).toHaveCount(all)
  await expect.poll(() => savedPlaceOf(page)).toBe(place)
  expect(questions).toHaveLength(asked + 3)
  await page.getByRole('link', { name: 'November 2026' }).click()
  await expect(page).toHaveURL('/dateview?month=2026-11')
})

test('A visitor finds all, or none, or is told why; a day or month that is typed leads there', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await page.goto('/dateview?month=2010-05')
  const { field, end, month, tiles } = archive(page)
  const search = async (words: string) => {
    await field.fill(words)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await search('"2010 May 17"')
  await expect(tiles).toHaveCount(1)
  await expect(end).toBeVisible()
  await search('zebra')
  await expect(page.getByText('No pictures found for “zebra”.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to May 2010' }).click()
  await expect(month('May 2010')).toBeVisible()
  await search('2004-03')
  await expect(month('March 2004')).toBeVisible()
  app.mock.settings.archiveFailure = 'unavailable'
  await search('galaxy')
  await expect(page.getByRole('alert')).toContainText('down right now')
  expect((await byDate(page).tryAgain.boundingBox())?.y, 'in the middle').toBeGreaterThan(300)
  app.mock.settings.archiveFailure = undefined
  await byDate(page).tryAgain.click()
  await expect(page.getByRole('heading', { name: 'No pictures' }).or(tiles.first())).toBeVisible()
  await search('2010-05-17')
  await expect(page).toHaveURL('/dateview?date=2010-05-17')
})

test('An early month and found early pictures have their pictures, and a film has its sign', async ({
  page,
}) => {
  const film = findDay('film', '1996-01-01')
  await page.goto(`/dateview?month=${film.slice(0, 7)}`)
  const { field, tile, tiles } = archive(page)
  // The second one is a player.
  await expect(tile(/, film$/)).toHaveCount(2)
  await expect(tile(/, film$/).first()).toHaveAttribute('href', `/dateview?date=${film}`)
  await expectLoaded(tiles.first().locator('img'))
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.goBack()
  await field.fill('"1997 May 18"')
  await field.press('Enter')
  await expect(tiles).toHaveCount(1)
  await expectLoaded(tiles.locator('img'))
})

test('A wall and its slideshow in full screen go on over midnight and a night’s sleep, with the list well and down', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { settings } = app.mock
  settings.today = '2026-11-20'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  const questions = countQuestions(page)
  await page.goto('/dateview?month=2026-11')
  const { tile, tiles } = archive(page)
  const viewer = page.getByRole('dialog', { name: 'Slideshow viewer' })
  await expect(tile(/^20, /).locator('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect(viewer.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await viewer.evaluate((dialog) => dialog.setAttribute('data-same', ''))
  await page.clock.fastForward('03:00')
  await expect(tiles).toHaveCount(21)
  settings.archiveFailure = 'unavailable'
  await page.clock.fastForward('06:00')
  await expect.poll(() => questions.filter((each) => each.has('after'))).toHaveLength(2)
  settings.archiveFailure = undefined
  settings.today = '2026-11-22'
  await page.clock.fastForward('32:00:00')
  await expect(tile(/^22, /)).toHaveCount(1)
  await expect(viewer.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await expect(viewer).toHaveAttribute('data-same')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('A visitor uses the keys to the archive, and an address that names no month or no day says so', async ({
  page,
}) => {
  const questions = countQuestions(page)
  await page.goto('/dateview?date=2010-05-17')
  const { field, month, browse } = archive(page)
  await expect(browse).toBeVisible()
  await page.keyboard.press('m')
  await expect(month('May 2010')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page).toHaveURL('/dateview?date=2010-05-17')
  await expect(browse).toBeVisible()
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/dateview?find=')
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(browse).toBeVisible()
  await page.goForward()
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toBeFocused()
  const asked = questions.length
  for (const wrong of ['2026-9', '', '1995-05', '2099-01']) {
    await page.goto(`/dateview?month=${wrong}`)
    await expect(page.getByText('Choose a month from June 1995 to this one.')).toBeVisible()
  }
  for (const wrong of ['02-30', '7-14', '']) {
    await page.goto(`/dateview?day=${wrong}&month=2010-05`)
    await expect(page.getByText('Choose a day from 1 January to 31 December.')).toBeVisible()
  }
  expect(questions).toHaveLength(asked)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^[A-Z][a-z]+ \d+$/ })
    .click()
  await expect(archive(page).tiles.first()).toBeVisible()
  expect(page.url()).toMatch(/\?day=\d\d-\d\d$/)
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('A visitor browses by the round button, and swipes to the next month', async ({ page }) => {
    await page.goto('/dateview?date=2010-05-17')
    const { browse, month } = archive(page)
    await browse.tap()
    await expect(month('May 2010')).toBeVisible()
    const { swipe } = await finger(page)
    await swipe(300, 400, { x: -160 })
    await expect(month('June 2010')).toBeVisible()
  })

  test('After Enter in a search the field has no focus, so that the keyboard goes', async ({
    page,
  }) => {
    const fields = {
      '/dateview?find=': archive(page).field,
      '/bookmarks?q=x': page.getByRole('searchbox', { name: 'Search bookmarks' }),
    }
    await page.goto('/dateview?date=2010-05-17')
    await byDate(page).heart.tap()
    await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
    for (const [path, field] of Object.entries(fields)) {
      await page.goto(path)
      await field.fill('comet')
      await expect(field).toBeFocused()
      await field.press('Enter')
      await expect(field).not.toBeFocused()
      await expect(field).toHaveValue('comet')
    }
  })
})
