import type { Page } from '@playwright/test'
import { alertsOf } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'

test.use({ answers: {} })
// A bare file of the page's origin has no icon.
test.beforeEach(({ allowConsole }) => allowConsole(/favicon\.ico/))

const kept = '2024-01-05'
const day = '2024-01-06'

const isStored = async (page: Page) => (await storedRecords(page)).some(({ date }) => date === day)

/** One day is bookmarked, and another one shown. */
async function openAnotherDay(page: Page) {
  await seedBookmarks(page, [kept])
  await page.goto(`/dateview?date=${day}`)
  await expect(byDate(page).heart).toBeEnabled()
}

/** The shown day can be bookmarked and removed, the other bookmark is there, and nothing was alerted. */
async function expectBookmarking(page: Page) {
  const { heart } = byDate(page)
  for (let act = 0; act < 2; act += 1) {
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect(heart).not.toHaveAttribute('aria-pressed', before ?? '')
    expect(String(await isStored(page))).toBe(await heart.getAttribute('aria-pressed'))
  }
}

for (const [owner, method, how] of [
  ['IDBFactory', 'open', 'throws'],
  ['IDBDatabase', 'transaction', 'throws'],
  ['IDBTransaction', 'objectStore', 'throws'],
  ['IDBObjectStore', 'get', 'fails later'],
  ['IDBObjectStore', 'getAll', 'fails later'],
  ['IDBObjectStore', 'add', 'throws'],
  ['IDBObjectStore', 'add', 'fails later'],
  ['IDBObjectStore', 'put', 'throws'],
] as const) {
  test(`A heart is clicked while ${owner}.${method} ${how}: the visitor is told, and nothing is lost`, async ({
    page,
  }) => {
    const alerts = alertsOf(page)
    await openAnotherDay(page)
    await breakMethod(page, owner, method, how)
    const { heart } = byDate(page)
    await heart.click()
    await expect
      .poll(async () => alerts.length > 0 || (await heart.getAttribute('aria-pressed')) === 'true')
      .toBe(true)
    const after = await heart.getAttribute('aria-pressed')
    await page.evaluate(() => dispatchEvent(new Event('repair')))
    const stored = await isStored(page)
    expect(stored || alerts.length > 0, 'it is stored, or the visitor is told').toBe(true)
    expect(after === 'true' && !stored, 'a heart never says more than what is stored').toBe(false)
    expect(alerts.length).toBeLessThanOrEqual(1)
    for (const text of alerts) expect(text).toContain('the disk is on fire')
    // If the list could not be read, the heart is empty, and a click on it adds a bookmark.
    if (String(stored) !== after) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(stored))
    await expectBookmarking(page)
    expect(await storedRecords(page)).toContainEqual(expect.objectContaining({ date: kept }))
  })
}

/** Makes each call of a method fail in this page until it is repaired. */
async function breakMethod(page: Page, owner: string, method: string, how: string) {
  await page.evaluate(
    ([ownerName, methodName, mode]) => {
      const prototype: object = Reflect.get(globalThis, ownerName).prototype
      const original: unknown = Reflect.get(prototype, methodName)
      const failure = () => new DOMException('the disk is on fire', 'UnknownError')
      Reflect.set(prototype, methodName, function (this: unknown, ...args: unknown[]) {
        if (mode === 'throws' || typeof original !== 'function') throw failure()
        const request: IDBRequest = Reflect.apply(original, this, args)
        // Like a failing disk: the request ends in an error and aborts its transaction.
        Object.defineProperty(request, 'error', { get: failure })
        const fail = (event: Event) => {
          event.stopImmediatePropagation()
          request.dispatchEvent(new Event('error', { bubbles: true, cancelable: true }))
          request.transaction?.abort()
        }
        request.addEventListener('success', fail, { capture: true, once: true })
        return request
      })
      addEventListener('repair', () => Reflect.set(prototype, methodName, original))
    },
    [owner, method, how] as const,
  )
}

test('A database that another tab deletes empties hearts and list, and bookmarking goes on', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page)
  await openAnotherDay(page)
  const list = await context.newPage()
  await list.goto('/bookmarks')
  await expect(byDate(list).card).toHaveCount(1)
  await inAnotherTab(page, () => indexedDB.deleteDatabase('bookmark'))
  await expect(list.getByText('You have no bookmarks yet.')).toBeVisible()
  await expectBookmarking(page)
  expect(alerts).toEqual([])
})

test('A database that another tab upgrades loses nothing, and can be read and changed', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await openAnotherDay(page)
  await inAnotherTab(page, () => {
    const request = indexedDB.open('bookmark', 30)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('later'))
    return request
  })
  await expectBookmarking(page)
  await page.goto(`/dateview?date=${kept}`)
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  expect(alerts).toEqual([])
})

/** Makes a request of the database in a tab without the page, which then closes. */
async function inAnotherTab(page: Page, make: () => IDBOpenDBRequest) {
  const other = await page.context().newPage()
  await other.goto('/icon.svg')
  await other.evaluate(`new Promise((resolve, reject) => {
    const request = (${String(make)})()
    request.addEventListener('success', () => resolve())
    for (const type of ['blocked', 'error']) request.addEventListener(type, () => reject(type))
  })`)
  await other.close()
}

test('An old tab keeps the database from opening: the page says so, and goes on once it is closed', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page)
  const old = await context.newPage()
  await old.goto('/icon.svg')
  await old.evaluate(
    (date) =>
      new Promise((resolve) => {
        const request = indexedDB.open('bookmark', 10)
        request.addEventListener('upgradeneeded', () =>
          request.result
            .createObjectStore('bookmarkedItems', { keyPath: 'date', autoIncrement: true })
            .add({ date, title: 'Old', media_type: 'image', createdAt: new Date() }),
        )
        // An old version that does not close its connection.
        request.addEventListener('success', () => {
          Reflect.set(globalThis, 'held', request.result)
          resolve(undefined)
        })
      }),
    kept,
  )
  await page.goto(`/dateview?date=${day}`)
  await expect.poll(() => alerts).toEqual([expect.stringContaining('open in another tab')])
  await old.close()
  await expectBookmarking(page)
})
