import type { Page } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { mockClipboard } from '../fixtures/clipboard.ts'
import { failedRequest } from '../fixtures/console.ts'
import { entryOf } from '../fixtures/entries.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'
import { serveApp } from '../fixtures/server.ts'
import { expectStepBack } from '../fixtures/step-back.ts'
import { textsBesideOthers, translate } from '../fixtures/translator.ts'

test.beforeEach(async ({ context, allowConsole }) => {
  await translate(context)
  allowConsole(failedRequest)
})

/** Does something, and checks that React can still change each text of the page. */
async function act(page: Page, name: string, does: () => Promise<void>) {
  await test.step(name, async () => {
    await does()
    await expect.poll(() => textsBesideOthers(page)).toEqual([])
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })
}

const announcement = (page: Page) => page.locator('#announcements')

test('By Date goes through its days, failures and dialogs', async ({ page, app }) => {
  test.slow()
  const { settings } = app.mock
  const { card, heart, title, modal, next, previous, random, lookUp, tryAgain } = byDate(page)
  await mockClipboard(page, 'takes')
  await page.goto('/dateview?date=2024-01-05')
  await act(page, 'the heart', async () => {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('b')
    await expect(page.getByText('Bookmark removed.')).toBeAttached()
    await page.keyboard.press('b')
    await expect(page.getByText('Bookmarked.')).toBeAttached()
    await expect(page.getByText('Bookmark removed.')).toHaveCount(0)
  })
  await act(page, 'other days', async () => {
    await next.click()
    await expect(announcement(page)).toHaveText('The entry of 2024-01-06 is shown.')
    await previous.click()
    await expect(announcement(page)).toHaveText('The entry of 2024-01-05 is shown.')
    await random.click()
    await expect(announcement(page)).not.toContainText('2024-01-05')
  })
  for (const [date, sentence] of [
    ['1995-06-17', 'There is no data for dates listed below.'],
    ['1990-01-01', 'Invalid Request'],
    ['2024-01-05', ''],
  ] as const) {
    await act(page, date, async () => {
      await lookUp(date)
      await expect(page.getByText('There is no data')).toHaveCount(date === '1995-06-17' ? 1 : 0)
      if (sentence) await expect(page.getByText(sentence)).toBeVisible()
      else await expect(card).toBeVisible()
    })
  }
  for (const kind of ['film', 'player', 'other'] as const) {
    await act(page, kind, async () => {
      await lookUp(findDay(kind))
      await expect(announcement(page)).toContainText(findDay(kind))
      await title.click()
      await expect(modal.getByRole('button', { name: 'Copy credit' })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(announcement(page)).not.toContainText(findDay(kind))
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
    })
  }
  for (const failure of ['unavailable', 'limit', 'html', 'cut', 'staleEntry'] as const) {
    await act(page, failure, async () => {
      settings.failure = failure
      settings.successorFailure = 'unavailable'
      await lookUp('2024-02-05')
      if (failure === 'staleEntry') {
        await expect(page.getByText('NASA sent the picture of another day')).toBeVisible()
      } else {
        await tryAgain.click()
        await expect(tryAgain).toBeVisible()
        settings.failure = undefined
        await tryAgain.click()
      }
      settings.failure = undefined
      settings.successorFailure = undefined
      await lookUp('2024-01-05')
      await expect(announcement(page)).toHaveText('The entry of 2024-01-05 is shown.')
      await page.evaluate(() => localStorage.clear())
    })
  }
  await act(page, 'the dialog', async () => {
    await title.click()
    await modal.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    await modal.getByRole('button', { name: 'Copy credit' }).click()
    await expect(page.getByText('Credit copied.')).toBeVisible()
    await expect(page.getByText('Link copied.')).toHaveCount(0)
    await page.evaluate(() => Reflect.set(navigator.clipboard, 'writeText', Promise.reject))
    await modal.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByLabel('Copy it by hand:')).toBeVisible()
  })
  await act(page, 'the viewer', async () => {
    await modal.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: 'Image viewer' })
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect(viewer.getByRole('status')).toHaveText('150 %')
    await viewer.getByRole('button', { name: 'Zoom out' }).click()
    await expect(viewer.getByRole('status')).toHaveText('100 %')
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expectStepBack(page)
  })
  await act(page, 'the shortcuts', async () => {
    await page.keyboard.press('?')
    await modal.getByRole('checkbox', { name: 'Use letter shortcuts' }).click()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toHaveCount(0)
  })
  await act(page, 'media that fail', async () => {
    settings.brokenMedia = true
    await lookUp('2024-03-05')
    await card.getByRole('button', { name: 'Load it again' }).click()
    await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
    settings.brokenMedia = false
    await card.getByRole('button', { name: 'Load it again' }).click()
    await expect(card.getByRole('img')).toBeVisible()
  })
  await act(page, 'the other screen, and back', async () => {
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    await expect(card).toHaveCount(1)
    await expect(announcement(page)).toBeEmpty()
    await page.getByRole('link', { name: 'By Date' }).click()
    await expect(announcement(page)).toContainText('is shown.')
    await page.goBack()
    await expect(card).toHaveCount(1)
    await page.goForward()
    await expect(announcement(page)).toContainText('is shown.')
  })
})

test('a saved copy says so, and no longer once its bookmark is removed', async ({ page, app }) => {
  const { heart } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'unavailable'
  await page.reload()
  const line = page.getByText('This is the copy saved with your bookmark.')
  await act(page, 'shown', () => expect(line).toBeVisible())
  await act(page, 'removed', async () => {
    await heart.click()
    await expect(line).toHaveCount(0)
  })
})

test('Bookmarks searches, removes, undoes and looks through', async ({ page, context }) => {
  test.slow()
  const { dayAt, seed } = listOfDays(40)
  await page.route('https://pictures.example/**', (route) => route.abort())
  await seed(page)
  await page.goto('/bookmarks')
  const { card, modal } = byDate(page)
  const search = page.getByRole('searchbox')
  const remove = page.getByRole('button', { name: 'Remove bookmark' })
  const toasts = page.getByRole('status').locator('> div')
  await act(page, 'searches', async () => {
    await expect(page.getByText('40 bookmarks', { exact: true })).toBeVisible()
    await search.fill('2020-01-1')
    await expect(page.getByText('10 of 40 bookmarks').first()).toBeVisible()
    await search.fill('2020-01-15')
    await expect(page.getByText('1 of 40 bookmarks').first()).toBeVisible()
    await search.fill('nowhere')
    await expect(page.getByText('No bookmarks match “nowhere”.')).toBeVisible()
    await search.fill('nowhere at all')
    await expect(page.getByText('No bookmarks match “nowhere at all”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page.getByText('40 bookmarks', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('oldest')
    await expect(card.first()).toContainText(dayAt(40))
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
    await expect(card.first()).toContainText(dayAt(1))
  })
  await act(page, 'removes and undoes', async () => {
    await remove.first().click()
    await expect(toasts).toHaveText(`“The Sky of ${dayAt(1)}” was removed.Undo`)
    await expect(page.getByText('39 bookmarks', { exact: true })).toBeVisible()
    await page.waitForTimeout(500)
    await remove.first().click()
    await expect(toasts).toHaveText('2 bookmarks removed.Undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts).toHaveText('2 bookmarks are back.')
    await expect(page.getByText('40 bookmarks', { exact: true })).toBeVisible()
    await expect(card.first()).toContainText(dayAt(1))
    // A click would be too soon after the last one to be another.
    await remove.first().press('Enter')
    await expect(toasts).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(toasts).toHaveText(['2 bookmarks are back.', `“The Sky of ${dayAt(1)}” is back.`])
    await expect(card.first()).toContainText(dayAt(1))
  })
  await act(page, 'looks through', async () => {
    await card.first().getByRole('heading').getByRole('button').click()
    await expect(modal).toBeVisible()
    await page.keyboard.press('ArrowRight')
    const news = modal.getByRole('status').filter({ hasText: 'of 40' })
    await expect(news).toHaveText(`The Sky of ${dayAt(2)}, 2 of 40`)
    await page.keyboard.press('ArrowRight')
    await expect(news).toHaveText(`The Sky of ${dayAt(3)}, 3 of 40`)
  })
  await act(page, 'loses one to another tab', async () => {
    const other = await context.newPage()
    await other.route('https://pictures.example/**', (route) => route.abort())
    await other.goto('/bookmarks')
    await other.getByRole('button', { name: 'Remove bookmark' }).nth(2).click()
    await expect(modal).toHaveCount(0)
    await expect(toasts.last()).toHaveText(`“The Sky of ${dayAt(3)}” was removed in another tab.`)
    await other.close()
  })
  await act(page, 'goes on at By Date', async () => {
    await page.getByRole('link', { name: 'Look it up again' }).first().click()
    await expect(announcement(page)).toContainText('is shown.')
    await page.goBack()
    await expect(page.getByText('39 bookmarks', { exact: true })).toBeVisible()
  })
})

test('Bookmarks exports and imports', async ({ page }) => {
  await page.goto('/bookmarks')
  const { card, modal } = byDate(page)
  const give = (json: unknown) =>
    page.getByLabel('File to import').setInputFiles({
      name: 'bookmarks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(json)),
    })
  const said = page.getByRole('region', { name: 'Backup' }).getByRole('status')
  await act(page, 'imports', async () => {
    await give([entryOf('2024-01-05'), entryOf('2024-01-06'), {}, 7])
    await expect(modal).toContainText('2 new bookmarks will be added.')
    await expect(modal).toContainText('2 can’t be used:')
    await page.keyboard.press('Escape')
    await give([entryOf('2024-01-05'), {}])
    await expect(modal).toContainText('1 can’t be used: item 2')
    await modal.getByRole('button', { name: 'Add 1 bookmark' }).click()
    await expect(said).toHaveText('1 bookmark imported.')
    await give([entryOf('2024-01-05'), entryOf('2024-01-06')])
    await expect(modal).toContainText('1 you already have.')
    await modal.getByRole('button', { name: 'Add 1 bookmark' }).click()
    await expect(card).toHaveCount(2)
  })
  await act(page, 'refuses', async () => {
    await give({})
    await expect(modal).toContainText('No bookmarks found in this file.')
    await modal.getByRole('button', { name: 'Close' }).click()
  })
  await act(page, 'exports', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(said).toHaveText('2 bookmarks exported.')
  })
  await act(page, 'removes the last one', async () => {
    await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
    await expect(card).toHaveCount(1)
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Remove bookmark' }).click()
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toHaveCount(2)
  })
})

test('a page whose program can’t be loaded says so', async ({ page, app, allowConsole }) => {
  allowConsole(/Failed to load|disallowed MIME/i)
  const { origin, close } = await serveApp(app.mock, 'dist-mock', ({ url = '' }, response) => {
    const isProgram = /\/assets\/main-.*\.js$/.test(url)
    if (isProgram) response.writeHead(503).end()
    return isProgram
  })
  await page.goto(`${origin}/dateview`)
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
  await close()
})
