import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { alertsOf } from '../../fixtures/alerts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/by-date.ts'
import { canaryRan, payloads, watchForScripts } from '../../fixtures/canary.ts'
import { seedRecords, storedRecords } from '../../fixtures/database.ts'
import { answerWith, entryOf } from '../../fixtures/entries.ts'
import { assertHealthy, lookInModal } from './assert-healthy.ts'
import { holds, seed } from './seed.ts'

async function storedDates(page: Page) {
  return (await storedRecords(page)).map(({ date }) => String(date))
}

/** Bookmarks work again: the shown entry's can be added and removed, and is stored. */
async function expectBookmarking(page: Page) {
  const { heart } = byDate(page)
  for (let act = 0; act < 2; act += 1) {
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect(heart).not.toHaveAttribute('aria-pressed', before ?? '')
    const stored = (await storedDates(page)).includes('2024-01-06')
    expect(String(stored)).toBe(await heart.getAttribute('aria-pressed'))
  }
}

/** One day is bookmarked, and another's entry shown. */
async function bookmarkOneAndShowAnother(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  const { heart, title, lookUp } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await lookUp('2024-01-06')
  await expect(title).toHaveText('The Sky of 2024-01-06')
}

test.use({ answers: {} })
test.beforeEach(async ({ page, allowConsole }) => {
  // A bare file of the page's origin has no icon; Chromium without a share sheet knows no sharing.
  allowConsole(/favicon\.ico|web-share/)
  await watchForScripts(page)
})

for (const [owner, method] of [
  ['IDBFactory', 'open'],
  ['IDBDatabase', 'transaction'],
  ['IDBTransaction', 'objectStore'],
  ['IDBObjectStore', 'get'],
  ['IDBObjectStore', 'getKey'],
  ['IDBObjectStore', 'getAll'],
  ['IDBObjectStore', 'getAllKeys'],
  ['IDBObjectStore', 'count'],
  ['IDBObjectStore', 'index'],
  ['IDBObjectStore', 'openCursor'],
  ['IDBObjectStore', 'openKeyCursor'],
  ['IDBObjectStore', 'add'],
  ['IDBObjectStore', 'put'],
  ['IDBObjectStore', 'delete'],
  ['IDBIndex', 'getAllKeys'],
] as const) {
  for (const how of ['throws', 'fails later'] as const) {
    test(`${owner}.${method} ${how}: one alert for each action, nothing lost, and works again afterwards`, async ({
      page,
    }) => {
      const alerts = alertsOf(page)
      await bookmarkOneAndShowAnother(page)
      await breakMethod(page, owner, method, how)
      const { heart } = byDate(page)
      await heart.click()
      await page.waitForTimeout(150)
      const after = await heart.getAttribute('aria-pressed')
      await repair(page)
      const stored = (await storedDates(page)).includes('2024-01-06')
      expect(stored || alerts.length > 0, 'it is stored, or the visitor is told').toBe(true)
      expect(after === 'true' && !stored, 'a heart never says more than what is stored').toBe(false)
      for (const text of alerts) expect(text).toContain('the disk is on fire')
      expect(alerts.length).toBeLessThanOrEqual(1)
      // If the list could not be read, the heart is empty, and a click on it adds a bookmark.
      if (String(stored) !== after) await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', String(stored))
      await expectBookmarking(page)
      expect(await storedDates(page)).toContain('2024-01-05')
    })
  }
}

type Owner = 'IDBFactory' | 'IDBDatabase' | 'IDBTransaction' | 'IDBObjectStore' | 'IDBIndex'

/** Makes each call of a method fail in this page until it is restored. */
async function breakMethod(page: Page, owner: Owner, method: string, how: string) {
  await page.evaluate(
    ([ownerName, methodName, mode]) => {
      const prototype: object = Reflect.get(globalThis, ownerName).prototype
      const original: unknown = Reflect.get(prototype, methodName)
      const failure = () => new DOMException('the disk is on fire', 'UnknownError')
      Reflect.set(prototype, methodName, function (this: unknown, ...args: unknown[]) {
        if (mode === 'throws' || typeof original !== 'function') throw failure()
        const result: unknown = Reflect.apply(original, this, args)
        if (!(result instanceof IDBRequest) || result instanceof IDBOpenDBRequest) throw failure()
        // Like a failing disk: the request ends in an error and aborts its transaction.
        Object.defineProperty(result, 'error', { get: failure })
        result.addEventListener(
          'success',
          (event) => {
            event.stopImmediatePropagation()
            result.dispatchEvent(new Event('error', { bubbles: true, cancelable: true }))
            result.transaction?.abort()
          },
          { capture: true, once: true },
        )
        return result
      })
      Reflect.set(globalThis, 'repair', () => Reflect.set(prototype, methodName, original))
    },
    [owner, method, how] as const,
  )
}

async function repair(page: Page) {
  await page.evaluate(() => {
    const repairIt: unknown = Reflect.get(globalThis, 'repair')
    if (typeof repairIt === 'function') Reflect.apply(repairIt, undefined, [])
  })
}

test('a database deleted by another tab: the heart shows it, and bookmarking works at once', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await bookmarkOneAndShowAnother(page)
  const { heart, lookUp, title } = byDate(page)
  await lookUp('2024-01-05')
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await deleteDatabaseElsewhere(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await lookUp('2024-01-06')
  await expect(title).toHaveText('The Sky of 2024-01-06')
  await expectBookmarking(page)
  expect(alerts).toEqual([])
})

test('a database deleted by another tab while its list is shown: the list is empty', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await page.goto('/icon.svg')
  await seedRecords(page, [{ ...entryOf('2024-01-05'), createdAt: new Date() }])
  await page.goto('/bookmarks')
  await expect(byDate(page).card).toHaveCount(1)
  await deleteDatabaseElsewhere(page)
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(alerts).toEqual([])
})

async function deleteDatabaseElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto(new URL('/icon.svg', page.url()).href)
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('bookmark')
        request.addEventListener('success', () => resolve())
        request.addEventListener('blocked', () => reject(new Error('blocked')))
        request.addEventListener('error', () => reject(new Error('failed')))
      }),
  )
  await other.close()
}

async function upgradeElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto(new URL('/icon.svg', page.url()).href)
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('bookmark', 30)
        request.addEventListener('upgradeneeded', () => {
          const { transaction } = request
          transaction?.objectStore('bookmarkedItems').createIndex('later', 'later')
          request.result.createObjectStore('laterTable')
        })
        request.addEventListener('success', () => {
          request.result.close()
          resolve()
        })
        request.addEventListener('blocked', () => reject(new Error('blocked')))
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')))
      }),
  )
  await other.close()
}

test('a database upgraded by another tab: nothing is lost, and bookmarking goes on', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await bookmarkOneAndShowAnother(page)
  await upgradeElsewhere(page)
  await expectBookmarking(page)
  expect(await storedDates(page)).toEqual(['2024-01-05'])
  expect(alerts).toEqual([])
})

test('a newer version: its records are read and can be changed', async ({ page }) => {
  const alerts = alertsOf(page)
  await page.goto('/icon.svg')
  await seedRecords(page, [{ ...entryOf('2024-01-05'), createdAt: new Date() }])
  await upgradeElsewhere(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await byDate(page).lookUp('2024-01-06')
  await expect(byDate(page).title).toHaveText('The Sky of 2024-01-06')
  await expectBookmarking(page)
  expect(await storedDates(page)).toEqual(['2024-01-05'])
  expect(alerts).toEqual([])
})

test('if an old tab blocks opening, the page says so, and continues once it is closed', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await page.goto('/icon.svg')
  const old = await page.context().newPage()
  await old.goto(page.url())
  await old.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('bookmark', 10)
        request.addEventListener('upgradeneeded', () =>
          request.result
            .createObjectStore('bookmarkedItems', { keyPath: 'date', autoIncrement: true })
            .add({ date: '2024-01-05', title: 'Old', media_type: 'image', createdAt: new Date() }),
        )
        request.addEventListener('success', () => {
          // An old version that does not close its connection.
          Reflect.set(globalThis, 'held', request.result)
          resolve(undefined)
        })
      }),
  )
  await page.goto('/dateview?date=2024-01-06')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await expect.poll(() => alerts).toEqual([expect.stringContaining('open in another tab')])
  await old.close()
  await expectBookmarking(page)
  expect(await storedDates(page)).toEqual(['2024-01-05'])
})

test('records of any shape neither break the list nor run a script', async ({ page }) => {
  test.setTimeout(5 * 60_000)
  const runs = 20
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(...payloads, 'x'.repeat(20_000)),
    fc.jsonValue({ maxDepth: 2 }),
    fc.date({ noInvalidDate: true }),
  )
  const key = fc.oneof(
    fc.string(),
    fc.integer({ min: -1000, max: 1000 }),
    fc.array(fc.string(), { maxLength: 3 }),
  )
  const record = fc.record(
    {
      date: key,
      title: value,
      copyright: value,
      explanation: value,
      media_type: fc.oneof(fc.constantFrom('image', 'video'), value),
      url: value,
      hdurl: value,
      alt: value,
      poster: value,
      permalink: value,
      createdAt: fc.oneof(fc.date({ noInvalidDate: true }), value),
    },
    { requiredKeys: [] },
  )
  let seeded = 0
  const list = fc.uniqueArray(record, {
    minLength: 20,
    maxLength: 40,
    selector: (r) => JSON.stringify(r.date),
  })
  const property = fc.asyncProperty(list, async (records) => {
    await page.goto('/icon.svg')
    await deleteDatabaseElsewhere(page)
    // Those without a key last, so that the one they get is free.
    const inOrder = records.toSorted((a, b) => Number('date' in b) - Number('date' in a))
    await seedRecords(page, inOrder)
    await page.goto('/bookmarks')
    await expect(byDate(page).card.first()).toBeVisible()
    expect(await assertHealthy(page)).toEqual([])
    expect(await lookInModal(page)).toEqual([])
    await page.keyboard.press('End')
    expect(await assertHealthy(page)).toEqual([])
    expect(await canaryRan(page)).toBe(false)
    seeded += records.length
  })
  await holds(property, runs)
  console.log(`${seeded} records in ${runs} lists; seed ${seed}`)
})

test('no answer removes anything from a bookmark', async ({ page }) => {
  const wrongEntries = [
    {
      title: 'Default Image',
      explanation: 'No. '.repeat(500),
      url: 'https://pictures.example/no.png',
    },
    ...['', ' ', '///Users/x/a.png', 'a.png', 'javascript:canary()'].map((url, index) => ({
      title: `Few ${index}`,
      explanation: '',
      url,
      hdurl: url,
    })),
  ]
  const record = {
    ...entryOf('2024-01-05', { copyright: 'Ada Nova', alt: 'A lamp' }),
    createdAt: new Date('2020-05-05T05:05:05Z'),
  }
  await page.goto('/icon.svg')
  await seedRecords(page, [record])
  await page.goto('/dateview?date=2024-01-06')
  const { lookUp, title } = byDate(page)
  await expect(title).toHaveText('The Sky of 2024-01-06')
  for (const wrong of wrongEntries) {
    await answerWith(page, wrong)
    await lookUp('2024-01-05')
    await expect(title).toHaveText(wrong.title)
    await answerWith(page, {})
    await lookUp('2024-01-06')
    await expect(title).toHaveText('The Sky of 2024-01-06')
  }
  // A better answer's texts are written after everything before.
  await answerWith(page, { alt: 'A lamp that is lit' })
  await lookUp('2024-01-05')
  await expect.poll(() => storedRecords(page)).toEqual([{ ...record, alt: 'A lamp that is lit' }])
  expect(await canaryRan(page)).toBe(false)
})
