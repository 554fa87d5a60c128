import { readFile } from 'node:fs/promises'
import { entryOf } from '../../fixtures/entries.ts'
import { activate, controlsOf, isFree, scopeOf } from './controls.ts'
import { pressKey } from './keys.ts'
import { endTab, isFirefox, renew, setHidden, writeSilently } from './tab-events.ts'
import { days, fieldsOf, openTab, pick, type Tab, type World } from './world.ts'

/**
 * Something that a visitor does in a tab, or that happens to it; `n` chooses among its ways.
 * False if there was nothing to do.
 */
type Act = (world: World, tab: Tab, n: number) => Promise<unknown>

export type ActName = keyof typeof acts

export const acts = {
  lookUp: async (_, { page }, n) => {
    const field = page.getByLabel('Date', { exact: true })
    if (!(await isFree(page, field))) return false
    await field.fill(pick(days, n))
    if (n % 2 > 0) await field.press('Enter')
    else await page.getByRole('button', { name: 'Submit' }).click()
    return true
  },
  heart: pressNamed('Bookmark'),
  remove: pressNamed('Remove bookmark'),
  undo: pressNamed('Undo'),
  open: pressNamed(/^The Sky of/),
  close: pressNamed(/^(Close|Cancel)$/),
  goOn: pressNamed(/^(Next|Previous|Look it up again)/),
  accept: pressNamed(/^Add .*bookmarks?$/),
  section: pressNamed(/^(By Date|Bookmarks)$/),
  press: async (world, tab, n) => {
    const controls = await controlsOf(tab)
    const control = controls[n % controls.length]
    return control ? activate(world, tab, control, n % 2 > 0) : false
  },
  key: pressKey,
  search: async (_, { page }, n) => {
    const field = page.getByRole('searchbox')
    if (!(await isFree(page, field))) return false
    return field.fill(pick(['', '2024-01', '03', 'sky 2', 'zzz'], n))
  },
  sort: async (_, { page }, n) => {
    const order = page.getByRole('combobox', { name: 'Sort' })
    return (await isFree(page, order)) && order.selectOption({ index: n % 3 })
  },
  choose: async ({ bookmarks: { records } }, tab, n) => {
    const field = tab.page.getByLabel('File to import')
    if (!(await isFree(tab.page, field))) return false
    const bookmarks = [pick(days, n), pick(days, n + 3)].map((day, index) => ({
      ...entryOf(day, fieldsOf(day)),
      createdAt: new Date(Date.UTC(2021, n % 12, 1 + index)),
    }))
    // What is stored now is shown as such, and not added, even if it goes meanwhile.
    tab.importing = bookmarks.filter(({ date }) => !records.has(date))
    const file = { format: 'astronomy-picture-of-the-day/bookmarks', version: 2, bookmarks }
    await field.setInputFiles({
      name: 'bookmarks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    return tab.page.getByRole('dialog').waitFor()
  },
  export: async (world, { page }) => {
    const button = page.getByRole('button', { name: 'Export' })
    // Firefox's driver reports no downloads.
    if (isFirefox(page) || !(await isFree(page, button))) return false
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const exported = await readFile(await download.path(), 'utf8')
    const records = [...world.bookmarks.records]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, record]) => record)
    if (exported.includes(`"bookmarks":${JSON.stringify(records)}`)) return true
    throw new Error('The export differs from the model.')
  },
  back: async ({ earlier }, { page }) => {
    await page.goBack({ waitUntil: 'commit' })
    if (!page.url().startsWith(new URL(earlier.url()).origin)) await page.goto('/')
  },
  forward: async (_, { page }) => page.goForward({ waitUntil: 'commit' }),
  visit: async (_, tab, n) => {
    await tab.page.goto(
      pick(['/', '/bookmarks?q=2024&order=date', '/nowhere', '/dateview?date=x'], n),
    )
    renew(tab)
  },
  reload: async (_, tab) => {
    await tab.page.reload()
    renew(tab)
  },
  resize: async (_, { page }, n) => {
    const width = pick([320, 390, 768, 1280, 1920], n)
    await page.setViewportSize({ width, height: Math.round(width * (width < 700 ? 1.8 : 0.6)) })
  },
  theme: async (_, { page }, n) => page.emulateMedia({ colorScheme: pick(['light', 'dark'], n) }),
  hide: async (_, tab) => {
    await setHidden(tab, !tab.hidden)
    if (!tab.hidden) tab.isStale = false
  },
  openTab: async (world, _, n) => {
    return world.tabs.length < 4 && openTab(world, pick(['/', '/bookmarks'], n))
  },
  kill: async (world, tab, n) => {
    await endTab(tab, n)
    world.tabs.splice(world.tabs.indexOf(tab), 1)
    if (world.tabs.length === 0) await openTab(world, '/bookmarks')
  },
  service: async ({ service }) => {
    service.fails = !service.fails
  },
  earlier: writeSilently,
} satisfies Record<string, Act>

/** Presses one of the controls of this name, if there is any. */
function pressNamed(name: string | RegExp): Act {
  return async (world, tab, n) => {
    const scope = await scopeOf(tab.page)
    const found = scope
      .getByRole('button', { name, exact: true, disabled: false })
      .or(scope.getByRole('link', { name, exact: true }))
    const controls = await found.elementHandles()
    const control = controls[n % controls.length]
    return control ? activate(world, tab, control, n % 2 > 0) : false
  }
}
