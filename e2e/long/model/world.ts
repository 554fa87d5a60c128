import type { Browser, BrowserContext, Page } from '@playwright/test'
import { failedRequest, recordComplaints } from '../../fixtures/console.ts'
import { entryOf, mockOtherHosts } from '../../fixtures/entries.ts'
import { seedBookmarks } from '../../fixtures/list-of-days.ts'
import { storedRecords } from '../../fixtures/database.ts'
import { notePressed } from './pressed.ts'
import type { Bookmarks, StoredRecord } from './bookmarks.ts'

/** How many steps this run has taken, and how long a page may take for anything, in milliseconds. */
export const run = { steps: 0, patience: 30_000 }

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
  /** The last act must not have lost the focus. */
  keepsFocus: boolean
  /** The last act must have left a dialog open. */
  awaitsDialog: boolean
  /** A dialog was open at the last press: if that closed it, its history entry goes too. */
  hadDialog: boolean
  /** When a control or key was last pressed, in milliseconds since 1970. */
  pressedAt: number
}

/** A browser with its tabs, and the model beside it. */
export interface World {
  context: BrowserContext
  tabs: Tab[]
  /** A tab of an earlier install: it reads and writes the database, and tells nobody. */
  earlier: Page
  bookmarks: Bookmarks
  service: { fails: boolean }
  /** Errors of the console, uncaught ones and alerts. */
  complaints: string[]
  /** The steps in which there was something to do. */
  taken: string[]
}

/** The days that sessions use: pictures, one player, one broken picture, one without an entry. */
export const days = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '1995-06-16',
  '1995-06-17',
] as const

export async function openWorld(browser: Browser, origin: string): Promise<World> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  })
  context.setDefaultTimeout(run.patience)
  await notePressed(context)
  const complaints = recordComplaints(context)
  const service = { fails: false }
  await mockOtherHosts(context)
  await context.route('https://broken.example/**', (route) => route.abort())
  await context.route(/\/planetary\/apod\?|\/wp-json\//, (route) => {
    const day = new URL(route.request().url()).searchParams.get('date')
    if (service.fails || day === null) return route.fulfill({ status: 503, body: 'down' })
    if (day === '1995-06-17') return route.fulfill({ status: 404, json: { code: 404 } })
    return route.fulfill({ json: entryOf(day, fieldsOf(day)) })
  })
  const earlier = await context.newPage()
  await seedBookmarks(earlier, days.slice(0, 3))
  const stored = await storedRecords(earlier)
  const records = new Map(stored.map((record) => [String(record['date']), record]))
  const bookmarks = { records }
  const world: World = { context, tabs: [], earlier, bookmarks, service, complaints, taken: [] }
  await openTab(world)
  return world
}

/** An entry's fields beside its day. */
export function fieldsOf(day: string) {
  if (day.endsWith('05')) return { media_type: 'video', url: 'https://player.example/5' }
  if (day.endsWith('06')) return { url: 'https://broken.example/6.png' }
  return {}
}

export async function openTab(world: World, path = '/dateview?date=2024-01-01') {
  const page = await world.context.newPage()
  page.on('dialog', (dialog) => {
    world.complaints.push(`alert: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(path)
  world.tabs.push({
    page,
    hidden: false,
    isStale: false,
    removed: [],
    importing: [],
    keepsFocus: false,
    awaitsDialog: false,
    hadDialog: false,
    pressedAt: 0,
  })
}

/** Errors that no act explains: the browser writes of each failed request. */
export function complaintsOf({ complaints }: World) {
  return complaints.filter((line) => !failedRequest.test(line))
}

/** One of a list, the same for the same number. */
export function pick<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}
