import type { Browser, BrowserContext, Page } from '@playwright/test'
import { failedRequest, recordComplaints } from '../../fixtures/browser.ts'
import { seedBookmarks, storedRecords } from '../../fixtures/database.ts'
import { askedDate, entryOf, lookUps, mockOtherHosts } from '../../fixtures/entries.ts'

export type StoredRecord = Record<string, unknown>

/** A tab with the page, and what the model knows of it. */
export interface Tab {
  page: Page
  hidden: boolean
  /** An earlier install has written since this tab last read everything. */
  isStale: boolean
  /** What was removed in it since it was loaded, for Undo. */
  removed: StoredRecord[]
  /** What the open import would add. */
  importing: StoredRecord[]
}

/** A browser with its tabs, and the model beside it. */
export interface World {
  context: BrowserContext
  tabs: Tab[]
  /** A tab of an earlier install: it reads and writes the database, and tells nobody. */
  earlier: Page
  /** What should be bookmarked, by day; 'new' until a record is first seen in the database. */
  bookmarks: Map<string, StoredRecord | 'new'>
  service: { fails: boolean }
  /** Errors of the console, uncaught ones and alerts. */
  complaints: string[]
}

/** The days that sessions use: pictures, one player, one broken picture, one without an entry. */
export const days = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '1995-06-17',
] as const

export async function openWorld(browser: Browser, baseURL: string): Promise<World> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const complaints = recordComplaints(context)
  const service = { fails: false }
  await mockOtherHosts(context)
  await context.route('https://broken.example/**', (route) => route.abort())
  await context.route(lookUps, (route) => {
    const day = askedDate(route.request().url())
    if (service.fails) return route.fulfill({ status: 503, body: 'down' })
    if (day === '1995-06-17') return route.fulfill({ status: 404, json: { code: 404 } })
    return route.fulfill({ json: entryOf(day, fieldsOf(day)) })
  })
  const earlier = await context.newPage()
  await seedBookmarks(earlier, days.slice(0, 3))
  const stored = await storedRecords(earlier)
  const bookmarks = new Map(stored.map((record) => [String(record['date']), record]))
  const world: World = { context, tabs: [], earlier, bookmarks, service, complaints }
  await openTab(world, '/dateview?date=2024-01-01')
  return world
}

/** An entry's fields beside its day. */
export function fieldsOf(day: string) {
  if (day.endsWith('05')) return { media_type: 'video', url: 'https://player.example/5' }
  if (day.endsWith('06')) return { url: 'https://broken.example/6.png' }
  return {}
}

export async function openTab({ context, tabs, complaints }: World, path: string) {
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    complaints.push(`alert: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(path)
  tabs.push({ page, hidden: false, isStale: false, removed: [], importing: [] })
}

/** Errors that no act explains: the browser writes of each failed request. */
export function complaintsOf({ complaints }: World) {
  return complaints.filter((line) => !failedRequest.test(line))
}

/** One of a list, the same for the same number. */
export function pick<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}
