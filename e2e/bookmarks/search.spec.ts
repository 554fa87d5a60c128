import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf } from '../fixtures/entries.ts'

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
  await page.goto('/icon.svg')
  await seedRecords(page, records)
  await page.goto(path)
  await expect(finding(page).field).toBeVisible()
  return finding(page)
}

test('words are found in any place, and all must occur', async ({ page }) => {
  const { field, dates, found, clear } = await openWith(page, few)
  for (const [where, query, date] of [
    ['the title, without its marks', 'rio', '2021-03-01'],
    ['the title, with other marks', 'RÎÖ', '2021-03-01'],
    ['the copyright, without its ligatures', 'aegir BJORN', '2023-05-05'],
    ['the explanation, with the plain apostrophe', "moon's", '2019-07-07'],
    ['the date', '2023-05', '2023-05-05'],
    ['more than one place', '2021 lamp over', '2021-03-01'],
  ] as const) {
    await test.step(`in ${where}`, async () => {
      await field.fill(query)
      await expect(dates).toHaveText([date])
      await expect(found).toHaveText('1 of 4 bookmarks')
      await field.press('Escape')
      await expect(field).toHaveValue('')
      await expect(dates).toHaveCount(4)
    })
  }
  await test.step('without results one click leads back to all', async () => {
    await field.fill('moon over')
    await expect(page.getByText('No bookmarks match')).toBeVisible()
    await expect(found).toHaveText('0 of 4 bookmarks')
    await clear.click()
    await expect(dates).toHaveCount(4)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(found).toHaveText('')
  })
})

test('the search is in the address, and typing adds no history entry', async ({ page }) => {
  const { field, dates, order } = await openWith(page, few)
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await field.pressSequentially('sky 100%41 +&é')
  await expect(page).toHaveURL('/bookmarks?q=sky+100%2541+%2B%26%C3%A9')
  await expect(field).toHaveValue('sky 100%41 +&é')
  await field.fill('sky')
  await expect(page).toHaveURL('/bookmarks?q=sky')
  await order.selectOption('Oldest bookmarked')
  await expect(page).toHaveURL('/bookmarks?q=sky&order=oldest')
  await page.reload()
  await expect(dates).toHaveText(['2023-05-05', '2019-07-07', '2020-02-02'])
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

test('newest bookmarked first, unless the visitor chooses another order', async ({ page }) => {
  const { dates, order } = await openWith(page, few)
  const newest = ['2019-07-07', '2023-05-05', '2021-03-01', '2020-02-02']
  await expect(order).toHaveValue('newest')
  await expect(dates).toHaveText(newest)
  await order.selectOption('Oldest bookmarked')
  await expect(dates).toHaveText(['2021-03-01', '2023-05-05', '2019-07-07', '2020-02-02'])
  await order.selectOption('By picture’s date')
  await expect(dates).toHaveText(['2023-05-05', '2021-03-01', '2020-02-02', '2019-07-07'])
  await order.selectOption('Newest bookmarked')
  await expect(dates).toHaveText(newest)
  await expect(page).toHaveURL('/bookmarks')
})

test('a search finds changes of another tab', async ({ page, context }) => {
  const { field, dates, found } = await openWith(page, few)
  await field.fill('sky')
  await expect(found).toHaveText('3 of 4 bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
  await expect(found).toHaveText('2 of 3 bookmarks')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(found).toHaveText('3 of 4 bookmarks')

  const other = await context.newPage()
  await answerWith(other, { title: 'A Lantern in the Sky' })
  await other.goto('/dateview?date=2022-02-22')
  await other.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(found).toHaveText('4 of 5 bookmarks')
  await field.fill('lantern')
  await expect(dates).toHaveText(['2022-02-22'])
  // An answer with more words updates the record: they are found.
  await other.goto('/dateview?date=2020-02-02')
  await expect(found).toHaveText('2 of 5 bookmarks')
})

test('it keeps up with typing over 11,480 bookmarks', async ({ page }) => {
  const first = Date.UTC(1995, 5, 16)
  const records = Array.from({ length: 11_480 }, (_, index) => {
    const day = new Date(first + index * 864e5)
    const title = index % 1000 === 0 ? `The Río ${index}` : `The Sky ${index}`
    return entryOf(day.toISOString().slice(0, 10), {
      title,
      explanation: 'A lamp was lit, and the night came to look at it. '.repeat(20),
      createdAt: day,
    })
  })
  const { field, found, dates } = await openWith(page, records)
  await field.pressSequentially('rio 7000')
  await expect(field).toHaveValue('rio 7000')
  await expect(found).toHaveText('1 of 11,480 bookmarks')
  await field.fill('rio')
  await expect(found).toHaveText('12 of 11,480 bookmarks')
  await expect(dates.first()).toHaveText('2025-07-28')
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '12')
})

test('axe finds nothing, and nothing scrolls sideways at 320 px', async ({ page, browserName }) => {
  // Firefox’s driver can’t change the colours.
  const schemes = browserName === 'firefox' ? (['light'] as const) : (['dark', 'light'] as const)
  await page.setViewportSize({ width: 320, height: 800 })
  const { field, found } = await openWith(page, few)
  for (const [query, count] of [
    ['sky', '3 of 4 bookmarks'],
    ['nothing', '0 of 4 bookmarks'],
  ] as const) {
    await field.fill(query)
    await expect(found).toHaveText(count)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.body.clientWidth,
    )
    expect(wide).toBe(false)
    for (const colorScheme of schemes) {
      // Without motion no colour is on its way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  }
})
