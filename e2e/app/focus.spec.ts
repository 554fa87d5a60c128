import type { Locator, Page, Route } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { answerWith, entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

/** Expects the focus in an element, to stay there. */
async function expectFocusIn(page: Page, selector: string) {
  const isIn = () =>
    page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
  await expect.poll(isIn).toBe(true)
  await page.waitForTimeout(150)
  expect(await isIn()).toBe(true)
}

const steps = [
  ['ArrowRight', '2024-01-06'],
  ['ArrowLeft', '2024-01-05'],
] as const

async function openDay(page: Page) {
  const { title, modal } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await title.click()
  return { title, modal }
}

test('another day, chosen while the dialog is still loading: its title has the focus', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { title, tryAgain } = byDate(page)
  let held: Route | undefined
  await page.route(urlOf('later'), (route) => {
    held = route
  })
  await page.goto('/dateview?date=2024-01-05')
  await title.click()
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveCount(0)
  await held?.continue()
  await expect(tryAgain).toBeVisible()
  app.mock.settings.failure = undefined
  await tryAgain.click()
  await expect(tryAgain).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
})

test('a step to another day, from the heart and from Copy credit', async ({ page }) => {
  const { heart, card, title, modal } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  const credit = modal.getByRole('button', { name: 'Copy credit' })
  const step = async (key: string, date: string, from: Locator) => {
    await expect(from).toBeEnabled()
    await from.focus()
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/dateview?date=${date}`)
  }
  for (const [key, date] of steps) {
    await step(key, date, heart)
    await expect(card).toContainText(date)
    await expectFocusIn(page, 'main')
  }
  await title.click()
  for (const [key, date] of steps) {
    await step(key, date, credit)
    await expect(credit).toBeVisible()
    await expectFocusIn(page, 'dialog')
  }
})

test('days without an entry', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  const { title, modal, heart, card, lookUp, tryAgain } = byDate(page)
  const fail = (failure?: 'notFound' | 'unavailable') =>
    Object.assign(app.mock.settings, { failure, successorFailure: 'unavailable' })

  await test.step('a click on the background, after the focus had waited there for a card', async () => {
    await page.goto('/dateview?date=2024-01-08')
    await expect(heart).toBeEnabled()
    await heart.focus()
    fail('notFound')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
    fail()
    await lookUp('2024-01-11')
    await expect(card).toBeVisible()
    const screen = page.getByRole('main').locator('> [tabindex]')
    await screen.click({ position: { x: 1, y: 1 } })
    await expect(screen).toBeFocused()
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')))
    await page.waitForTimeout(150)
    await expect(screen).toBeFocused()
  })

  await test.step('Try again in the dialog, and on the screen', async () => {
    await title.click()
    fail('unavailable')
    await page.keyboard.press('ArrowRight')
    await expect(tryAgain).toBeVisible()
    fail()
    await tryAgain.click()
    await expect(modal.getByRole('button', { name: 'Copy credit' })).toBeVisible()
    await expectFocusIn(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    fail('unavailable')
    await page.keyboard.press('ArrowRight')
    await expect(tryAgain).toBeVisible()
    fail()
    await tryAgain.click()
    await expect(tryAgain).toHaveCount(0)
    await expectFocusIn(page, 'main')
  })
})

test('the viewer closed whose picture failed', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  const { title, modal } = byDate(page)
  const fail = await holdRequests(page, '**/mock/*.png', (route) => route.abort())
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'domcontentloaded' })
  await title.click()
  await modal.getByRole('button', { name: 'Zoom', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer).toBeVisible()
  fail()
  await expect(viewer.getByText('The picture could not be loaded.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await expectFocusIn(page, 'dialog')
})

test('the viewer that moved on', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, {})
  const { title, modal } = await openDay(page)
  await modal.getByRole('button', { name: 'Zoom', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/2024-01-06/)
  await expectFocusIn(page, 'dialog')
  while ((await page.getByRole('dialog').count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
  await expect(title).toBeFocused()
})

test('from a bookmark whose picture fails to By Date', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await page.route('https://pictures.example/**', (route) => route.abort())
  await listOfDays(3).seed(page)
  await page.goto('/bookmarks')
  const { title, modal, submit } = byDate(page)
  const expectByDate = async () => {
    await expect(submit).toBeVisible()
    await expectFocusIn(page, 'main')
  }

  await test.step('Look it up again, in the list', async () => {
    await page.getByRole('link', { name: 'Look it up again' }).first().click()
    await expectByDate()
  })

  await test.step('Back with a bookmark’s dialog open, and once more', async () => {
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    await title.last().click()
    await expect(modal).toBeVisible()
    await page.goBack()
    await expect(modal).toBeHidden()
    await expect(title.last()).toBeFocused()
    await page.goBack()
    await expectByDate()
  })

  await test.step('Look it up again, in the dialog', async () => {
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    await title.last().click()
    await modal.getByRole('link', { name: 'Look it up again' }).click()
    await expectByDate()
  })
})

test('an import’s Add and Cancel, after a file was dropped', async ({ page }) => {
  await mockOtherHosts(page)
  await page.goto('/bookmarks')
  const { modal } = byDate(page)
  const button = page.getByRole('button', { name: 'Import' })
  await expect(button).toBeVisible()
  const drop = () =>
    page.getByRole('main').evaluate(
      (main, text) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'a.json'))
        main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      JSON.stringify([entryOf('2024-01-05')]),
    )
  await drop()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await drop()
  await modal.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(page.getByText('1 bookmark imported.')).toBeVisible()
  await expect(button).toBeFocused()
})

test('Back while a player has the focus', async ({ page }) => {
  const { card, next } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(card).toBeVisible()
  const { lookUp } = byDate(page)
  await lookUp(findDay('player'))
  const frame = card.locator('iframe')
  await expect(frame).toBeVisible()
  await frame.evaluate((player: HTMLIFrameElement) => player.focus())
  await page.goBack()
  await expect(frame).toHaveCount(0)
  await expect(next).toBeVisible()
  await expectFocusIn(page, 'main')
})
