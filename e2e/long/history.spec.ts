import fc from 'fast-check'
import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'

const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000)

const link = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240106.html' }
test.use({ entryFields: { explanationLinks: [link] } })

/** What a visitor may do. Each action returns whether it was possible. */
const actions: Record<string, (page: Page) => Promise<boolean>> = {
  'goes back': goInHistory(-1),
  'goes forward': goInHistory(1),
  'goes back twice': goInHistory(-2),
  'presses Escape': pressKey('Escape', 'dialog'),
  'presses →': pressKey('ArrowRight', 'article'),
  'presses ←': pressKey('ArrowLeft', 'article'),
  'opens the first entry': clickControl('article h2 button'),
  'opens the last entry': clickControl('li:last-child article h2 button'),
  'opens the viewer': clickControl('[title=Zoom]'),
  'starts the slideshow': clickControl('[title=Slideshow]'),
  'closes what is in front': clickControl('[title=Close]'),
  'follows a link in the explanation': clickControl('a[href*="2024-01-06"]'),
  'goes to Bookmarks': clickControl('nav a[href$=bookmarks]'),
  'goes to By Date': clickControl('nav a[href$=dateview]'),
  async reloads(page) {
    await page.reload()
    return true
  },
}

function goInHistory(by: number) {
  return (page: Page) =>
    page.evaluate((entries) => {
      const at = (navigation.currentEntry?.index ?? 0) + entries
      // Entries of the history outside the app aren't visited.
      if (!navigation.entries()[at]?.sameDocument) return false
      history.go(entries)
      return true
    }, by)
}

function pressKey(key: string, target: string) {
  return async (page: Page) => {
    const isPossible = (await page.locator(target).count()) > 0
    await page.keyboard.press(key)
    return isPossible
  }
}

/** Clicks a control of the front dialog, or of the page if there is none. */
function clickControl(control: string) {
  return (page: Page) =>
    page.evaluate((selector) => {
      const front = [...document.querySelectorAll('dialog')].at(-1) ?? document
      const element = front.querySelector<HTMLElement>(selector)
      element?.click()
      return element !== null
    }, control)
}

const anyAction = fc.constantFrom(
  ...Object.keys(actions),
  // Repeated names are chosen more often: they close dialogs, or lead to others.
  'goes back',
  'presses Escape',
  'goes to Bookmarks',
  'goes to Bookmarks',
  'opens the first entry',
  'opens the last entry',
  'opens the viewer',
  'opens the viewer',
)
const anyActions = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyAction) },
  { weight: 1, arbitrary: fc.array(anyAction, { minLength: 10, maxLength: 10 }) },
)

test('Whatever a visitor does, the open dialogs are those of the address', async ({ page }) => {
  test.setTimeout(5 * 60_000)
  await seedBookmarks(page, ['2024-01-03', '2024-01-04'], { explanationLinks: [link] })
  await page.goto('/dateview?date=2024-01-05')
  const done: string[] = []
  const untried = new Set(Object.keys(actions))
  // 200 rounds, and more if an action has not been possible yet.
  for (const [round, names] of fc.sample(anyActions, { numRuns: 600, seed }).entries()) {
    if (round >= 200 && untried.size === 0) break
    for (const name of names) {
      done.push(name)
      if (await actions[name]?.(page)) untried.delete(name)
    }
    const message = `HISTORY_SEED=${seed}: ${done.slice(-12).join(', ')} at ${page.url()}`
    await expect.poll(() => page.evaluate(faultsOfDialogs), { message }).toEqual([])
  }
  expect([...untried], 'actions that were never possible').toEqual([])
})

/** Says what is wrong if the open dialogs aren't those of the address, or the front one can't be used. */
function faultsOfDialogs() {
  const parameters = new URLSearchParams(location.search)
  const layers = ['open', 'picture', 'slideshow'].filter((name) => parameters.has(name))
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:modal')]
  const front = dialogs.at(-1)
  const { x = 0, y = 0, width = 0, height = 0 } = front?.getBoundingClientRect() ?? {}
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return [
    dialogs.length !== layers.length && 'other dialogs are open',
    document.title === '' && 'the page has no title',
    front && !front.contains(hit) && 'the front dialog is covered',
    front && !front.contains(document.activeElement) && 'the focus is elsewhere',
    document.documentElement.matches(':active-view-transition') && 'a picture still moves',
  ].filter(Boolean)
}
