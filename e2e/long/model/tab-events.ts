import type { Page } from '@playwright/test'
import { entryOf } from '../../fixtures/entries.ts'
import { days, fieldsOf, pick, type Tab, type World } from './world.ts'

/** As browsers tell a page that its tab was left, or is looked at again. */
export async function setHidden(tab: Tab, hidden: boolean) {
  tab.hidden = hidden
  await tab.page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    const value = isHidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}

/** A crash of its process in Chromium, or closed. */
export async function endTab({ page }: Tab, n: number) {
  if (n % 2 > 0 && !isFirefox(page)) {
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => {})
    await crashed
  }
  await page.close()
}

/** The earlier install adds a bookmark, or removes it. */
export async function writeSilently({ earlier, bookmarks, tabs }: World, _: Tab, n: number) {
  const day = pick(days, n)
  const record = { ...entryOf(day, fieldsOf(day)), createdAt: new Date(Date.UTC(2022, n % 12, 1)) }
  const adds = !bookmarks.records.delete(day)
  if (adds) bookmarks.records.set(day, record)
  await earlier.evaluate(
    async ([key, added]) => {
      const open = indexedDB.open('bookmark')
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const transaction = open.result.transaction('bookmarkedItems', 'readwrite')
      const items = transaction.objectStore('bookmarkedItems')
      if (added) items.put(added)
      else items.delete(key)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      open.result.close()
    },
    [day, adds ? record : undefined] as const,
  )
  for (const tab of tabs) tab.isStale = true
}

export function renew(tab: Tab) {
  Object.assign(tab, { isStale: false, removed: [], importing: [] })
}

export function isFirefox(page: Page) {
  return page.context().browser()?.browserType().name() === 'firefox'
}
