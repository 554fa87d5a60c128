import fc from 'fast-check'
import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'

const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000)

const link = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240106.html' }
test.use({ answers: { explanationLinks: [link] } })

/** What a visitor does to a browser. @returns whether what it is for was there */
const ways: Record<string, (page: Page) => Promise<boolean>> = {
  'goes back': travel(-1),
  'goes forward': travel(1),
  'goes back twice': travel(-2),
  'presses Escape': pressKey('Escape', 'dialog'),
  'presses →': pressKey('ArrowRight', 'article'),
  'presses ←': pressKey('ArrowLeft', 'article'),
  'opens the first entry': click('article h2 button'),
  'opens the last entry': click('li:last-child article h2 button'),
  'opens the viewer': click('[title=Zoom]'),
  'starts the slideshow': click('[title=Slideshow]'),
  'closes what is in front': click('[title=Close], [aria-label=Close]'),
  'follows a link in words': click('a[href*="2024-01-06"]'),
  'goes to Bookmarks': click('nav a[href$=bookmarks]'),
  'goes to By Date': click('nav a[href$=dateview]'),
  async reloads(page) {
    await page.reload()
    return true
  },
}

function travel(by: number) {
  return (page: Page) =>
    page.evaluate((entries) => {
      const at = (navigation.currentEntry?.index ?? 0) + entries
      // Not out of the page.
      if (!navigation.entries()[at]?.sameDocument) return false
      history.go(entries)
      return true
    }, by)
}

function pressKey(key: string, target: string) {
  return async (page: Page) => {
    const isThere = (await page.locator(target).count()) > 0
    await page.keyboard.press(key)
    return isThere
  }
}

/** A click on the first such control of what is in front. */
function click(control: string) {
  return (page: Page) =>
    page.evaluate((selector) => {
      const front = [...document.querySelectorAll('dialog')].at(-1) ?? document
      const element = front.querySelector<HTMLElement>(selector)
      element?.click()
      return element !== null
    }, control)
}

const anyWay = fc.constantFrom(
  ...Object.keys(ways),
  // More of what leads out again, and of what is seldom possible.
  'goes back',
  'presses Escape',
  'goes to Bookmarks',
  'goes to Bookmarks',
  'opens the first entry',
  'opens the last entry',
  'opens the viewer',
  'opens the viewer',
)
/** Now and then several presses follow one another without a pause. */
const anyPresses = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyWay) },
  { weight: 1, arbitrary: fc.array(anyWay, { minLength: 10, maxLength: 10 }) },
)

test('Whatever a visitor does, the page has open what its address says', async ({ page }) => {
  test.setTimeout(5 * 60_000)
  await seedBookmarks(page, ['2024-01-03', '2024-01-04'], { explanationLinks: [link] })
  await page.goto('/dateview?date=2024-01-05')
  const done: string[] = []
  const missed = new Set(Object.keys(ways))
  // 200 acts, and more where one has not found yet what it is for.
  for (const [count, act] of fc.sample(anyPresses, { numRuns: 600, seed }).entries()) {
    if (count >= 200 && missed.size === 0) break
    for (const way of act) {
      done.push(way)
      if (await ways[way]?.(page)) missed.delete(way)
    }
    const message = `HISTORY_SEED=${seed}: ${done.slice(-12).join(', ')} at ${page.url()}`
    await expect.poll(() => page.evaluate(stateOf), { message }).toEqual(fine)
  }
  expect([...missed], 'acts that never found what they are for').toEqual([])
})

const fine = { dialogs: true, isHit: true, hasFocus: true, mark: true, movement: false }

/** Whether what is open is what the address says, and can be used. */
function stateOf() {
  const named = new URLSearchParams(location.search)
  const layers = ['open', 'picture', 'slideshow'].filter((name) => named.has(name))
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:modal')]
  const front = dialogs.at(-1)
  const { x = 0, y = 0, width = 0, height = 0 } = front?.getBoundingClientRect() ?? {}
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return {
    dialogs: dialogs.length === layers.length && document.title !== '',
    isHit: !front || front.contains(hit),
    hasFocus: !front || front.contains(document.activeElement),
    mark: document.documentElement.dataset['dialog'] === front?.dataset['kind'],
    movement: document.documentElement.matches(':active-view-transition'),
  }
}
