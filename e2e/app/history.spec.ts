import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

test.use({ answers: {} })

/** Opens the modal of a day that another one was shown before. */
async function openSecondDay(page: Page) {
  await page.goto('/dateview?date=2024-01-04')
  await byDate(page).lookUp('2024-01-05')
  await expect(byDate(page).title).toHaveText('The Sky of 2024-01-05')
  await byDate(page).title.click()
  await expect(byDate(page).modal).toBeVisible()
}

const scrollRestoration = (page: Page) => page.evaluate(() => history.scrollRestoration)

test('Back and Forward lead from day to day, whatever the modal did', async ({ page }) => {
  await openSecondDay(page)
  const { title, modal } = byDate(page)

  await test.step('Forward to a modal that Back has closed comes back to its day', async () => {
    await page.goBack()
    await expect(modal).toHaveCount(0)
    await page.goForward()
    await expectStepBack(page)
    await page.goBack()
    await expect(title).toHaveText('The Sky of 2024-01-04')
  })

  await test.step('Back from a day that the modal led to leaves scrolling to the browser again', async () => {
    await byDate(page).lookUp('2024-01-05')
    await expect(title).toHaveText('The Sky of 2024-01-05')
    await title.click()
    await modal.getByRole('button', { name: 'Next day' }).click()
    await expect(modal.getByRole('heading')).toHaveText('The Sky of 2024-01-06')
    await page.keyboard.press('Escape')
    await expectStepBack(page)
    await page.goBack()
    await expect(title).toHaveText('The Sky of 2024-01-05')
    await expect.poll(() => scrollRestoration(page)).toBe('auto')
  })

  await test.step('after a reload with the modal open, Back leads to the day before', async () => {
    await title.click()
    await expect(modal).toBeVisible()
    await page.reload()
    await expect(title).toHaveText('The Sky of 2024-01-05')
    await expect(modal).toHaveCount(0)
    await expectStepBack(page)
    expect(await scrollRestoration(page)).toBe('auto')
    await page.goBack()
    await expect(title).toHaveText('The Sky of 2024-01-04')
  })
})

test('a modal opened right after such a reload takes over the entry', async ({ page }) => {
  await openSecondDay(page)
  const arrive = await holdRequests(page, 'https://pictures.example/**')
  await page.reload({ waitUntil: 'commit' })
  const { title, modal } = byDate(page)
  await title.click()
  await expect(modal).toBeVisible()
  arrive()
  await page.waitForLoadState()
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('a link in the modal of a bookmark takes over its entry', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await page.route('https://pictures.example/**', (route) => route.abort())
  await listOfDays(2).seed(page)
  await page.goto('/bookmarks')
  const { title, modal, submit } = byDate(page)
  await title.first().click()
  await expect(modal).toBeVisible()
  const length = await page.evaluate(() => history.length)
  await modal.getByRole('link', { name: 'Look it up again' }).click()
  await expect(submit).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expectStepBack(page)
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(await scrollRestoration(page)).toBe('auto')
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks')
})

test('a closed modal leaves the scroll position to the list or the browser, as before', async ({
  page,
}) => {
  await listOfDays(2).seed(page)
  await page.goto('/bookmarks')
  const { title, modal } = byDate(page)
  await expect.poll(() => scrollRestoration(page)).toBe('manual')
  await title.first().click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expectStepBack(page)
  expect(await scrollRestoration(page)).toBe('manual')
  await page.getByRole('link', { name: 'By Date' }).click()
  await title.click()
  await expect(modal).toBeVisible()
  expect(await scrollRestoration(page)).toBe('manual')
  await page.keyboard.press('Escape')
  await expectStepBack(page)
  expect(await scrollRestoration(page)).toBe('auto')
})
