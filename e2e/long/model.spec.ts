import fc from 'fast-check'
import { type BrowserContext, expect, type Page, recordErrors, test } from '../fixtures/app.ts'
import { storedRecords } from '../fixtures/database.ts'
import { answerLookUps, makeEntry } from '../fixtures/entries.ts'
import { byDate, chooseFile } from '../fixtures/page.ts'

type Bookmarks = Map<string, { note: string; createdAt: number }>
let latestCreatedAt = 0

interface Tab {
  page: Page
  /** The removals and imports that Undo takes back, newest last. */
  undos: { day?: string; note: string; takeBack: () => void }[]
}

const dayAt = (n: number) => `2024-01-0${1 + (n % 5)}`

/** What a visitor may do. Each action changes a tab and the model, and returns whether it was possible. `n` chooses a day or a tile. */
const actions = {
  async heart(bookmarks: Bookmarks, tab: Tab, n: number) {
    const day = dayAt(n)
    await tab.page.getByRole('link', { name: 'By Date' }).press('Enter')
    const { heart, lookUp, title } = byDate(tab.page)
    await lookUp(day)
    await expect(title).toHaveText(`The Sky of ${day}`)
    const isSet = bookmarks.has(day)
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', String(!isSet))
    if (isSet) {
      removeFrom(bookmarks, tab, day)
      return true
    }
    // The tab that removed a bookmark brings back its note, even if Undo has expired.
    const removal = tab.undos.find((undo) => undo.day === day)
    bookmarks.set(day, { note: removal?.note ?? '', createdAt: (latestCreatedAt += 1) })
    tab.undos = tab.undos.filter((undo) => undo !== removal)
    return true
  },
  async remove(bookmarks: Bookmarks, tab: Tab, n: number) {
    const { tile, day } = await tileAt(tab.page, n)
    if (day === undefined) return false
    await tile.getByRole('button', { name: 'Remove bookmark' }).press('Enter')
    removeFrom(bookmarks, tab, day)
    return true
  },
  async undo(_: Bookmarks, { page, undos }: Tab) {
    if ((await page.getByRole('button', { name: 'Undo' }).count()) === 0) return false
    await page.keyboard.press('Control+z')
    undos.pop()?.takeBack()
    return true
  },
  async import(bookmarks: Bookmarks, { page, undos }: Tab, n: number) {
    await openList(page)
    const note = `from file ${n}`
    const imported = [dayAt(n), dayAt(n + 2)]
    const file = imported.map((day) => makeEntry(day, { note }))
    await chooseFile(page, file)
    const changes = imported.map((day) => {
      const before = bookmarks.get(day)
      const createdAt = before?.createdAt ?? (latestCreatedAt += 1)
      return { day, before, after: { note: bothNotes(before?.note, note), createdAt } }
    })
    const changed = changes.filter(({ before, after }) => before?.note !== after.note)
    for (const { day, after } of changed) bookmarks.set(day, after)
    const takeBack = () => {
      for (const { day, before, after } of changed) {
        const now = bookmarks.get(day)
        if (now?.note !== after.note || now.createdAt !== after.createdAt) continue
        if (before) bookmarks.set(day, before)
        else bookmarks.delete(day)
      }
    }
    if (changed.length > 0) undos.push({ note, takeBack })
    return true
  },
  async note(bookmarks: Bookmarks, { page, undos }: Tab, n: number) {
    const { tile, day } = await tileAt(page, n)
    if (day === undefined) return false
    await tile.getByRole('heading').getByRole('button').press('Enter')
    const note = n % 4 === 0 ? '' : `note ${n}`
    await page.getByRole('textbox', { name: 'Your note' }).fill(note)
    await page.keyboard.press('Escape')
    const before = bookmarks.get(day) ?? { note: '', createdAt: 0 }
    bookmarks.set(day, { ...before, note })
    if (before.note && !note)
      undos.push({ note: before.note, takeBack: () => restore(bookmarks, day, before) })
    return true
  },
}

function removeFrom(bookmarks: Bookmarks, tab: Tab, day: string) {
  const removed = bookmarks.get(day) ?? { note: '', createdAt: 0 }
  bookmarks.delete(day)
  const removal = { day, note: removed.note, takeBack: () => restore(bookmarks, day, removed) }
  // Its message replaces that of an earlier removal of this day.
  tab.undos = [...tab.undos.filter((undo) => undo.day !== day), removal]
}

/** Brings back a bookmark with its note, or only the note if the day is bookmarked. */
function restore(bookmarks: Bookmarks, day: string, removed: { note: string; createdAt: number }) {
  const now = bookmarks.get(day)
  bookmarks.set(day, { ...(now ?? removed), note: bothNotes(now?.note, removed.note) })
}

/** Appends a note to the existing one, unless one contains the other. */
function bothNotes(own = '', added = '') {
  if (own.includes(added)) return own
  return added.includes(own) ? added : `${own}\n\n${added}`
}

async function openList(page: Page) {
  await page.getByRole('link', { name: 'Bookmarks' }).press('Enter')
  // By then the database exists; otherwise `storedRecords` would create an empty one.
  const listed = page.getByText(/^\d+ bookmark|no bookmarks yet/).filter({ visible: true })
  await expect(listed.first()).toBeVisible()
}

/** Opens the list. Returns one of its tiles and its day, which is undefined if the list is empty. */
async function tileAt(page: Page, n: number) {
  await openList(page)
  const times = await page.getByRole('article').locator('time').all()
  const day = (await times[n % Math.max(1, times.length)]?.getAttribute('datetime')) ?? undefined
  return { tile: page.getByRole('article', { name: `The Sky of ${day}` }), day }
}

const { MODEL_SEED: seed = Date.now() % 2 ** 31, MODEL_SESSIONS: sessions = 6 } = process.env
const anyName = fc.constantFrom('heart', 'remove', 'undo', 'import', 'note')
const anyActions = fc.array(fc.tuple(fc.nat(1), anyName, fc.nat(23)), {
  maxLength: 40,
  size: 'max',
})

test('Whatever a visitor does in two tabs, both show what is stored', async ({ browser, app }) => {
  const timeLimit = Number(sessions) * 30_000
  const untried = new Set(Object.keys(actions))
  test.setTimeout(timeLimit + 60_000)
  console.log(`MODEL_SEED=${seed}`)
  const session = fc.asyncProperty(anyActions, async (all) => {
    const context = await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' })
    await answerLookUps(context, {})
    const errors = recordErrors(context)
    const bookmarks: Bookmarks = new Map()
    const tabs: Tab[] = []
    for (const [tabIndex, name, n] of all) {
      const tab = (tabs[Math.min(tabIndex, tabs.length)] ??= await openTab(context, errors))
      if (await actions[name](bookmarks, tab, n)) untried.delete(name)
      const expected = Object.fromEntries([...bookmarks].map(([day, { note }]) => [day, note]))
      for (const { page } of tabs) {
        const stored = async () =>
          Object.fromEntries((await storedRecords(page)).map(({ date, note = '' }) => [date, note]))
        await expect.poll(stored).toEqual(expected)
        const tiles = page.getByRole('listitem').locator('article time')
        if (page.url().includes('/bookmarks')) await expect(tiles).toHaveCount(bookmarks.size)
        await expect(page.locator('body')).not.toBeFocused()
      }
      expect(errors).toEqual([])
    }
    await context.close()
  })
  await fc.assert(session, {
    seed: Number(seed),
    numRuns: Number(sessions),
    interruptAfterTimeLimit: timeLimit,
    unbiased: true,
  })
  expect([...untried], 'actions that were never possible').toEqual([])
})

async function openTab(context: BrowserContext, errors: string[]): Promise<Tab> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => errors.push(dialog.message()))
  await page.goto('/bookmarks')
  // This focuses a link, and from now on the app must never lose the focus.
  await openList(page)
  return { page, undos: [] }
}
