import { type Page, test } from '@playwright/test'
import { entryOf } from './answers.ts'
import { report, takeTurns, timeUntil } from './figures.ts'
import { openHosts } from './hosts.ts'
import { newVisitor } from './visitor.ts'

const bookmarks = 'https://apod.bench/bookmarks'

test('Bookmarks with a picture of every day there ever was, beside ten', async () => {
  const hosts = await openHosts()
  const [many, few] = [await newVisitor(hosts), await newVisitor(hosts)]
  const [long, short] = [await many.newTab(), await few.newTab()]
  await seedBookmarks(long, 11_480)
  await seedBookmarks(short, 10)
  const times = await takeTurns({ many: () => visit(long), few: () => visit(short) })
  const goals = { Open: 1.5, Find: 4000, Remove: 1.3, Heart: 1.3 }
  for (const [place, [name, most]] of Object.entries(goals).entries()) {
    report(name, times['many']?.[place], times['few']?.[place], most)
  }
  await many.leave()
  await few.leave()
  hosts.close()
})

/** Stores bookmarks in the page's database: one for each day from the first on. */
async function seedBookmarks(page: Page, count: number) {
  const records = Array.from({ length: count }, (_, place) => ({
    ...entryOf(new Date(Date.UTC(1995, 5, 16 + place)).toISOString().slice(0, 10)),
    createdAt: new Date(Date.UTC(2020, 0, 1) + place * 60_000),
  }))
  // The page makes its database.
  await page.goto(bookmarks)
  await page.getByText('You have no bookmarks yet').waitFor()
  await page.evaluate(async (entries) => {
    const request = indexedDB.open('bookmark')
    await new Promise((done) => request.addEventListener('success', done))
    const change = request.result.transaction('bookmarkedItems', 'readwrite')
    for (const entry of entries) change.objectStore('bookmarkedItems').add(entry)
    await new Promise((done) => change.addEventListener('complete', done))
    request.result.close()
  }, records)
}

/** One figure a goal, in milliseconds: the list opens, is searched, loses a bookmark, and a heart is set. */
async function visit(page: Page) {
  await page.goto('about:blank')
  await page.goto(bookmarks, { waitUntil: 'commit' })
  await timeUntil(
    page,
    () => 0,
    () => document.querySelector('article h2'),
  )
  const opened = await page.evaluate(() => performance.now())
  await page.getByRole('searchbox').focus()
  const found = timeUntil(
    page,
    () => document.querySelector('main h2')?.textContent,
    (before) => document.querySelector('main h2')?.textContent !== before,
  )
  await page.keyboard.press('7')
  const removed = await click(page, 'article [aria-label="Remove bookmark"]')
  await page.goto('https://apod.bench/dateview?date=2026-11-23')
  return [opened, await found, removed, await click(page, '[aria-label=Bookmark]:enabled')]
}

/** Milliseconds from the click on a button until it has gone or changed. */
async function click(page: Page, selector: string) {
  await page.locator(selector).first().waitFor()
  await page.waitForTimeout(1000)
  return timeUntil(
    page,
    (name) => {
      const button = document.querySelector<HTMLElement>(name)
      const before = button?.ariaPressed
      button?.click()
      return { button, before }
    },
    ({ button, before }) => !button?.isConnected || button.ariaPressed !== before,
    selector,
  )
}
