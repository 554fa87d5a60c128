import type { Locator } from '@playwright/test'
import { byDate } from '../../fixtures/page.ts'
import { entryOf } from '../../fixtures/entries.ts'
import { days, fieldsOf, openTab, pick, type StoredRecord, type Tab, type World } from './world.ts'

/** Something that a visitor does in a tab, or that happens to it; `n` chooses among its ways. */
type Act = (world: World, tab: Tab, n: number) => Promise<unknown>

export const acts = {
  lookUp: async (_, { page }, n) => {
    if (await isFree(page.getByLabel('Date', { exact: true })))
      await byDate(page).lookUp(pick(days, n))
  },
  heart: press('button', 'Bookmark', ({ bookmarks }, _, { day }) => {
    if (!bookmarks.delete(day)) bookmarks.set(day, 'new')
  }),
  remove: press('button', 'Remove bookmark', ({ bookmarks }, { removed }, { day }) => {
    const record = bookmarks.get(day)
    bookmarks.delete(day)
    if (record && record !== 'new') removed.push(record)
  }),
  undo: press('button', 'Undo', (world, { removed }, { beside }) => {
    addMissing(world, removed.splice(beside.startsWith('“') ? -1 : -Number.parseInt(beside)))
  }),
  accept: press('button', /^Add .*bookmarks?$/, (world, { importing }) =>
    addMissing(world, importing),
  ),
  open: async (world, tab, n) => {
    await press('button', /^The Sky of/)(world, tab, n)
    // A reload while a dialog opens can lead to the page before.
    const dialog = tab.page.getByRole('dialog').last()
    await dialog.waitFor({ timeout: 1000 }).catch(() => {})
  },
  close: press('button', /^(Close|Cancel)$/),
  section: press('link', /^(By Date|Bookmarks)$/),
  goOn: press('button', /^(Next|Previous) /),
  lookItUpAgain: press('link', 'Look it up again'),
  key: async (_, { page }, n) =>
    page.keyboard.press(pick(['Escape', 'ArrowLeft', 'ArrowRight', 'End'], n)),
  search: async (_, { page }, n) => {
    const field = page.getByRole('searchbox')
    if (await isFree(field)) await field.fill(pick(['', '2024-01', '03', 'sky 2', 'zzz'], n))
  },
  sort: async (_, { page }, n) => {
    const order = page.getByRole('combobox', { name: 'Sort' })
    if (await isFree(order)) await order.selectOption({ index: n % 3 })
  },
  choose: async ({ bookmarks }, tab, n) => {
    const field = tab.page.getByLabel('File to import')
    if (!(await isFree(field))) return
    const records = [pick(days, n), pick(days, n + 3)].map((day, index) => ({
      ...entryOf(day, fieldsOf(day)),
      createdAt: new Date(Date.UTC(2021, n % 12, 1 + index)),
    }))
    // What is stored now is shown as such, and not added, even if it goes meanwhile.
    tab.importing = records.filter(({ date }) => !bookmarks.has(date))
    const file = {
      format: 'astronomy-picture-of-the-day/bookmarks',
      version: 2,
      bookmarks: records,
    }
    const buffer = Buffer.from(JSON.stringify(file))
    await field.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
    await tab.page.getByRole('dialog').waitFor()
  },
  back: async ({ earlier }, { page }) => {
    await page.goBack({ waitUntil: 'commit' })
    if (!page.url().startsWith(new URL(earlier.url()).origin)) await page.goto('/')
  },
  forward: async (_, { page }) => page.goForward({ waitUntil: 'commit' }),
  reload: async (_, tab) => {
    await tab.page.reload()
    Object.assign(tab, { isStale: false, removed: [], importing: [] })
  },
  hide: async (_, tab) => {
    tab.hidden = !tab.hidden
    if (!tab.hidden) tab.isStale = false
    await tab.page.evaluate(
      (value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      },
      tab.hidden ? 'hidden' : 'visible',
    )
  },
  openTab: async (world, _, n) =>
    world.tabs.length < 3 && openTab(world, pick(['/', '/bookmarks', '/bookmarks?q=sky'], n)),
  closeTab: async (world, tab) => {
    await tab.page.close()
    world.tabs.splice(world.tabs.indexOf(tab), 1)
    if (world.tabs.length === 0) await openTab(world, '/bookmarks')
  },
  service: async ({ service }) => {
    service.fails = !service.fails
  },
  /** An earlier install adds a bookmark or removes it, and tells nobody. */
  earlier: async ({ earlier, bookmarks, tabs }, _, n) => {
    const day = pick(days, n)
    const createdAt = new Date(Date.UTC(2022, n % 12, 1))
    const record = { ...entryOf(day, fieldsOf(day)), createdAt }
    const isAdded = !bookmarks.delete(day)
    if (isAdded) bookmarks.set(day, record)
    await earlier.evaluate(
      async ([key, added]) => {
        const open = indexedDB.open('bookmark')
        await new Promise((resolve) => open.addEventListener('success', resolve))
        const writing = open.result.transaction('bookmarkedItems', 'readwrite')
        if (added) writing.objectStore('bookmarkedItems').put(added)
        else writing.objectStore('bookmarkedItems').delete(key)
        await new Promise((resolve) => writing.addEventListener('complete', resolve))
        open.result.close()
      },
      [day, isAdded ? record : undefined] as const,
    )
    for (const tab of tabs) tab.isStale = true
  },
} satisfies Record<string, Act>

type ActName = keyof typeof acts

export const actNames = Object.keys(acts).filter((name): name is ActName => name in acts)

interface Pressed {
  /** The day of its card or dialog. */
  day: string
  /** The text that it stands beside. */
  beside: string
}

/** Presses one of the controls of this name by key, if there is any; then the model follows. */
function press(
  role: 'button' | 'link',
  name: string | RegExp,
  follow: (world: World, tab: Tab, pressed: Pressed) => void = () => {},
): Act {
  return async (world, tab, n) => {
    const { page } = tab
    const dialogs = page.getByRole('dialog')
    const scope = (await dialogs.count()) > 0 ? dialogs.last() : page
    const controls = scope.getByRole(role, { name, exact: true, disabled: false })
    const count = await controls.count()
    if (count === 0) return
    const control = controls.nth(n % count)
    const pressed = await control.evaluate((element) => ({
      day: /\d{4}-\d\d-\d\d/.exec(
        element.closest('article, dialog')?.querySelector('h2')?.textContent ?? '',
      )?.[0],
      beside: element.parentElement?.textContent,
    }))
    await control.press('Enter')
    follow(world, tab, { day: pressed.day ?? '', beside: pressed.beside ?? '' })
    await expectFocus(tab)
  }
}

async function expectFocus({ page }: Tab) {
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  for (let tries = 0; await isLost(); tries += 1) {
    if (tries > 100) throw new Error('the focus is lost')
    await page.waitForTimeout(20)
  }
}

/** Adds each record whose day is not there yet. */
function addMissing({ bookmarks }: World, added: readonly StoredRecord[]) {
  for (const record of added) {
    const day = String(record['date'])
    if (!bookmarks.has(day)) bookmarks.set(day, record)
  }
}

/** Whether a control is there, and not behind a dialog. */
async function isFree(control: Locator) {
  return (await control.page().getByRole('dialog').count()) === 0 && (await control.count()) > 0
}
