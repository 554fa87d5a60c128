import fc from 'fast-check'
import { type BrowserContext, expect, type Page, recordErrors, test } from '../fixtures/app.ts'
import { storedRecords } from '../fixtures/database.ts'
import { answerLookUps } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

/** The notes by day. */
type Bookmarks = Map<string, string>

interface Tab {
  page: Page
  /** The removals that Undo takes back, newest last. */
  undos: { day?: string; note: string; takeBack: () => void }[]
}

const dayAt = (index: number) => `2024-01-0${1 + (index % 5)}`

/** What a visitor may do. Each action changes a tab and the model, and returns whether it was possible. */
const actions = {
  async heart(bookmarks: Bookmarks, tab: Tab, index: number) {
    const day = dayAt(index)
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
    bookmarks.set(day, removal?.note ?? '')
    tab.undos = tab.undos.filter((undo) => undo !== removal)
    return true
  },
  async remove(bookmarks: Bookmarks, tab: Tab, index: number) {
    const { tile, day } = await tileAt(tab.page, index)
    if (day === undefined) return false
    await tile.getByRole('button', { name: 'Remove bookmark' }).press('Enter')
    removeFrom(bookmarks, tab, day)
    return true
  },
  async undo(_: Bookmarks, { page, undos }: Tab) {
    const undo = page.getByRole('button', { name: 'Undo' })
    if ((await undo.count()) === 0) return false
    await undo.last().press('Enter')
    undos.pop()?.takeBack()
    return true
  },
  async note(bookmarks: Bookmarks, { page, undos }: Tab, index: number) {
    const { tile, day } = await tileAt(page, index)
    if (day === undefined) return false
    await tile.getByRole('heading').getByRole('button').press('Enter')
    const note = index % 4 === 0 ? '' : `note ${index}`
    await page.getByRole('textbox', { name: 'Your note' }).fill(note)
    await page.keyboard.press('Escape')
    const before = bookmarks.get(day)
    bookmarks.set(day, note)
    if (before && !note)
      undos.push({ note: before, takeBack: () => restore(bookmarks, day, before) })
    return true
  },
}

function removeFrom(bookmarks: Bookmarks, tab: Tab, day: string) {
  const note = bookmarks.get(day) ?? ''
  bookmarks.delete(day)
  const removal = { day, note, takeBack: () => restore(bookmarks, day, note) }
  // Its message replaces that of an earlier removal of this day.
  tab.undos = [...tab.undos.filter((undo) => undo.day !== day), removal]
}

/** Brings back a bookmark with its note, or only the note if the day is bookmarked. */
function restore(bookmarks: Bookmarks, day: string, note: string) {
  const own = bookmarks.get(day) ?? ''
  const has = (whole: string, part: string) => `\n\n${whole}\n\n`.includes(`\n\n${part}\n\n`)
  if (note === '' || has(own, note)) bookmarks.set(day, own)
  else bookmarks.set(day, own === '' || has(note, own) ? note : `${own}\n\n${note}`)
}

async function openList(page: Page) {
  await page.getByRole('link', { name: 'Bookmarks' }).press('Enter')
  // By then the database exists; otherwise `storedRecords` would create an empty one.
  const listed = page.getByText(/^\d+ bookmark|no bookmarks yet/).filter({ visible: true })
  await expect(listed.first()).toBeVisible()
}

/** Opens the list. Returns one of its tiles and its day, which is undefined if the list is empty. */
async function tileAt(page: Page, index: number) {
  await openList(page)
  const times = await page.getByRole('article').locator('time').all()
  const day =
    (await times[index % Math.max(1, times.length)]?.getAttribute('datetime')) ?? undefined
  return { tile: page.getByRole('article', { name: `The Sky of ${day}` }), day }
}

const { MODEL_SEED: seed = Date.now() % 2 ** 31, MODEL_SESSIONS: sessions = 6 } = process.env
const anyName = fc.constantFrom('heart', 'remove', 'undo', 'note')
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
    for (const [tabIndex, name, index] of all) {
      const tab = (tabs[Math.min(tabIndex, tabs.length)] ??= await openTab(context, errors))
      if (await actions[name](bookmarks, tab, index)) untried.delete(name)
      const expected = Object.fromEntries(bookmarks)
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
