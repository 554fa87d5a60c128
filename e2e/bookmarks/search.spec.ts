import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

test.use({ answers: {} })

const few = [
  entryOf('2021-03-01', { title: 'Night over the Río', createdAt: new Date('2024-01-01') }),
  entryOf('2023-05-05', { copyright: 'Ægir Bjørnsson', createdAt: new Date('2024-01-02') }),
  entryOf('2019-07-07', { explanation: 'The Moon’s far side.', createdAt: new Date('2024-01-03') }),
  entryOf('2020-02-02', { createdAt: 'yesterday' }),
]

/** The Bookmarks screen and its search. */
function finding(page: Page) {
  return {
    field: page.getByRole('searchbox', { name: 'Search bookmarks' }),
    order: page.getByRole('combobox', { name: 'Sort' }),
    dates: page.getByRole('article').locator('time'),
    found: page.locator('h2 + [role=status]'),
    clear: page.getByRole('button', { name: 'Clear the search' }),
  }
}

async function openWith(page: Page, records: Record<string, unknown>[], path = '/bookmarks') {
  await seedRecords(page, records)
  await page.goto(path)
  await expect(finding(page).field).toBeVisible()
  return finding(page)
}

test(
  'A visitor finds words in any field of a bookmark, and all must occur',
  { tag: '@firefox' },
  async ({ page }) => {
    const { field, dates, found, clear } = await openWith(page, few)
    await field.fill('aegir 2023-05 LAMP')
    await expect(dates).toHaveText(['2023-05-05'])
    await expect(found).toHaveText('1 of 4 bookmarks')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(dates).toHaveCount(4)
    await field.fill('moon over')
    await expect(page.getByText('No bookmarks match')).toBeVisible()
    await expect(found).toHaveText('0 of 4 bookmarks')
    await clear.click()
    await expect(dates).toHaveCount(4)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(found).toHaveText('')
  },
)

test('A visitor’s search is in the address, and typing adds no history entry', async ({ page }) => {
  const { field, dates, order } = await openWith(page, few)
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(dates).toHaveText(['2019-07-07', '2023-05-05', '2021-03-01', '2020-02-02'])
  await field.pressSequentially('sky 100%41 +&é')
  await expect(page).toHaveURL('/bookmarks?q=sky+100%2541+%2B%26%C3%A9')
  await expect(field).toHaveValue('sky 100%41 +&é')
  await field.fill('')
  await page.keyboard.insertText('ж'.repeat(5400))
  await expect(field).toHaveValue('ж'.repeat(200))
  await field.fill('sky')
  expect(await page.evaluate(() => location.search)).toBe('?q=sky')
  await order.selectOption('Oldest bookmarked')
  await expect(page).toHaveURL('/bookmarks?q=sky&order=oldest')
  await page.reload()
  await expect(dates).toHaveText(['2020-02-02', '2023-05-05', '2019-07-07'])
  await expect(field).toHaveValue('sky')
  await expect(order).toHaveValue('oldest')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL('/bookmarks')
  await expect(dates).toHaveCount(4)
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(dates).toHaveCount(3)
  await expect(field).toHaveValue('sky')
  await page.goBack()
  await expect(page).toHaveURL('/nowhere')
})
