import fc from 'fast-check'
import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'

const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000)

const link = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240106.html' }
test.use({ answers: { explanationLinks: [link] } })

/** What a visitor does to a browser; a press on what isn't there does nothing. */
const ways: ((page: Page) => Promise<unknown>)[] = [
  ...[-1, -1, 1, -2].map(travel),
  ...['Escape', 'Escape', 'ArrowRight', 'ArrowLeft'].map((key) => pressKey(key)),
  ...[
    'article h2 button',
    'article h2 button',
    'article:last-child h2 button',
    '[aria-label=Zoom]',
    '[aria-label=Zoom]',
    '[aria-label=Close]',
    'a[href*="2024-01-06"]',
    'nav a[href$=bookmarks]',
    'nav a[href$=dateview]',
  ].map(click),
  (page) => page.reload(),
]

function travel(by: number) {
  return (page: Page) =>
    page.evaluate((entries) => {
      const at = (navigation.currentEntry?.index ?? 0) + entries
      // Not out of the page.
      if (navigation.entries()[at]?.url?.startsWith(origin)) history.go(entries)
    }, by)
}

function pressKey(key: string) {
  return (page: Page) => page.keyboard.press(key)
}

/** A click on the first such control of what is in front. */
function click(control: string) {
  return (page: Page) =>
    page.evaluate((selector) => {
      const front = [...document.querySelectorAll('dialog')].at(-1) ?? document
      front.querySelector<HTMLElement>(selector)?.click()
    }, control)
}

const anyWay = fc.nat(ways.length - 1)
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
  for (const act of fc.sample(anyPresses, { numRuns: 200, seed })) {
    for (const way of act) {
      done.push(String(way))
      await ways[way]?.(page).catch(() => {})
    }
    const message = `HISTORY_SEED=${seed}, ${done.slice(-12).join(' ')} at ${page.url()}`
    // A reload may replace the page meanwhile.
    const state = () => page.evaluate(stateOf).catch(() => undefined)
    await expect.poll(state, { message }).toEqual(fine)
  }
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
