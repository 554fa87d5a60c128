import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { storedRecords } from '../../fixtures/database.ts'
import { complaintsOf, type StoredRecord, type World } from './world.ts'

/** Waits until the database and every tab agree with the model. @throws what differs */
export async function agree(world: World) {
  const end = Date.now() + 15_000
  for (;;) {
    const wrong = await differences(world)
    if (wrong.length === 0) return
    if (Date.now() > end) throw new Error(wrong.join('; '))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

async function differences(world: World) {
  const wrong = databaseDifferences(world.bookmarks, await storedRecords(world.earlier))
  for (const [index, { page, hidden, isStale }] of world.tabs.entries()) {
    if (hidden || isStale) continue
    const found = await tabDifferences(world.bookmarks, page)
    wrong.push(...found.map((text) => `tab ${index}: ${text}`))
  }
  return [...wrong, ...complaintsOf(world)]
}

/** New records are adopted as they lie there: from then on every field must stay. */
function databaseDifferences(bookmarks: World['bookmarks'], stored: readonly StoredRecord[]) {
  const wrong: string[] = []
  const found = new Map(stored.map((record) => [String(record['date']), record]))
  for (const [day, record] of found) {
    const expected = bookmarks.get(day)
    if (!expected) wrong.push(`the database has ${day}, which was removed`)
    else if (expected !== 'new') {
      if (!isDeepStrictEqual(expected, record)) wrong.push(`the record of ${day} has changed`)
    } else if (isFresh(record)) bookmarks.set(day, record)
    else wrong.push(`the new record of ${day} is not as it should be`)
  }
  for (const day of bookmarks.keys()) if (!found.has(day)) wrong.push(`the database lacks ${day}`)
  return wrong
}

function isFresh({ date, title, createdAt }: StoredRecord) {
  const isNow = createdAt instanceof Date && Math.abs(Date.now() - createdAt.getTime()) < 60_000
  return isNow && title === `The Sky of ${String(date)}`
}

async function tabDifferences(bookmarks: World['bookmarks'], page: Page) {
  // Going back or a reload may replace the page while it is looked at.
  const seen = await look(page).catch(() => undefined)
  if (!seen) return ['the page is being loaded']
  const { wrong, hearts, cards, query, order, text } = seen
  for (const { day, isSet } of hearts) {
    if (isSet !== bookmarks.has(day)) wrong.push(`the heart of ${day} is wrong`)
  }
  if (!page.url().includes('/bookmarks')) return wrong
  const listed = listedDays(bookmarks, query, order)
  const total = bookmarks.size
  const count = `${query ? `${listed.length} of ` : ''}${total} bookmark${total === 1 ? '' : 's'}`
  if (!text.includes(total === 0 ? 'You have no bookmarks yet' : count))
    wrong.push(`the count is not ‘${count}’`)
  if (!isDeepStrictEqual(cards, listed))
    wrong.push(`the list has ${cards.join()}, not ${listed.join()}`)
  return wrong
}

/** What a tab shows, and what is wrong with it whatever the bookmarks are. */
function look(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const dayOf = (part: Element | null) =>
      /\d{4}-\d\d-\d\d/.exec(part?.querySelector('h2')?.textContent ?? '')?.[0] ?? ''
    const broken = /.{0,40}(undefined|\[object|Something went wrong).*/.exec(
      document.body.innerText,
    )
    const dialogs = all('dialog')
    return {
      wrong: [
        (all('h1').length !== 1 || all('main').length !== 1) && 'there is not one h1 and one main',
        document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways',
        dialogs.some((dialog) => !dialog.matches(':modal')) && 'a closed dialog is still there',
        dialogs.length === 0 && all('[inert]').length > 0 && 'a part is inert without a dialog',
        broken?.[0],
      ].filter((sentence) => typeof sentence === 'string'),
      hearts: all('button[aria-pressed][aria-label="Bookmark"]:enabled').map((heart) => ({
        day: dayOf(heart.closest('article, dialog')),
        isSet: heart.ariaPressed === 'true',
      })),
      cards: all('main li article').map(dayOf),
      query:
        document.querySelector<HTMLInputElement>('main input[type=search]')?.value.trim() ?? '',
      order: document.querySelector<HTMLSelectElement>('main select')?.value ?? 'newest',
      text: document.querySelector('main')?.innerText ?? '',
    }
  })
}

/** The days that the list should show, in its order. */
function listedDays(bookmarks: World['bookmarks'], query: string, order: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = [...bookmarks].flatMap(([day, record]) => {
    const { title, explanation, createdAt } = record === 'new' ? {} : record
    const text = [title, explanation, day].map(String).join('\n').toLowerCase()
    return words.every((word) => text.includes(word)) ? [{ day, time: Number(createdAt) }] : []
  })
  found.sort((a, b) => (order === 'date' ? 0 : b.time - a.time) || (a.day < b.day ? 1 : -1))
  const days = found.map(({ day }) => day)
  return order === 'oldest' ? days.toReversed() : days
}
