import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { recordAlerts, byDate, crashTab } from '../fixtures/page.ts'

test.use({ entryFields: {} })

const bookmarkedDay = '2024-01-05'
const otherDay = '2024-01-06'
const daysStored = async (page: Page) => (await storedRecords(page)).map(({ date }) => date)

async function openOtherDay(page: Page) {
  await seedBookmarks(page, [bookmarkedDay])
  await page.goto(`/dateview?date=${otherDay}`)
  await expect(byDate(page).heart).toBeEnabled()
}

async function expectBookmarkingToWork(page: Page) {
  const { heart } = byDate(page)
  for (const isSet of [true, false]) {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(isSet))
    expect((await daysStored(page)).includes(otherDay)).toBe(isSet)
  }
}

/** What may happen to the database while tabs have it open, and the days that are stored afterwards. */
const events: [name: string, cause: (page: Page) => Promise<unknown>, daysLeft: string[]][] = [
  ['another tab deletes the database', (page) => openInOtherTab(page, deleteDatabase), []],
  ['a visitor clears the site’s data', clearData, []],
  ['another tab upgrades the database', (page) => openInOtherTab(page, upgrade), [bookmarkedDay]],
]

for (const [name, cause, daysLeft] of events)
  test(`Bookmarking still works after ${name}`, async ({ page, context }) => {
    const alerts = recordAlerts(page)
    await openOtherDay(page)
    const listTab = await context.newPage()
    await listTab.goto('/bookmarks')
    await expect(listTab.getByRole('article')).toHaveCount(1)
    await cause(page)
    await listTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(listTab.getByRole('article')).toHaveCount(daysLeft.length)
    await expectBookmarkingToWork(page)
    expect(await daysStored(page)).toEqual(daysLeft)
    expect(alerts).toEqual([])
  })

const deleteDatabase = () => indexedDB.deleteDatabase('bookmark')

function upgrade() {
  const request = indexedDB.open('bookmark', 30)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('later'))
  return request
}

async function clearData(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}

/** Makes a database request in a tab without the app, and closes the tab. */
async function openInOtherTab(page: Page, make: () => IDBOpenDBRequest) {
  const other = await page.context().newPage()
  await other.goto('/icon.svg')
  await other.evaluate(`new Promise((resolve, reject) => {
    const request = (${String(make)})()
    request.addEventListener('success', () => resolve())
    for (const type of ['blocked', 'error']) request.addEventListener(type, () => reject(type))
  })`)
  await other.close()
}

test('Adding or removing a bookmark survives a crash of its tab', async ({ context, page }) => {
  test.slow()
  await page.goto('/bookmarks')
  for (let round = 0; round < 20; round += 1) {
    const crashing = await context.newPage()
    await crashing.goto(`/dateview?date=${otherDay}`)
    const { heart } = byDate(crashing)
    await expect(heart).toBeEnabled()
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await crashing.waitForFunction(
      (was) => document.querySelector('article [aria-pressed]')?.ariaPressed !== was,
      before,
    )
    await crashTab(crashing)
    expect(await daysStored(page), `round ${round}`).toEqual(before === 'false' ? [otherDay] : [])
  }
})
