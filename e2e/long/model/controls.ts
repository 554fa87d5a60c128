import type { ElementHandle, Locator, Page } from '@playwright/test'
import { addMissing, type StoredRecord, toggle } from './bookmarks.ts'
import type { Tab, World } from './world.ts'

/** What of the model a control, or a key, will change when it is used now. */
export type Effect = () => void

interface Control {
  name: string
  /** The day of its card. */
  day: string
  /** Leaves the page, or asks the system for something. */
  isBeyond: boolean
  opensDialog: boolean
  /** False for what only holds the focus. */
  isControl: boolean
}

/** Everything to press that is not behind a dialog. */
export async function controlsOf({ page }: Tab): Promise<ElementHandle[]> {
  const scope = await scopeOf(page)
  const found = scope
    .getByRole('button', { disabled: false })
    .or(scope.getByRole('link'))
    .or(scope.getByRole('checkbox'))
  const handles = await found.elementHandles()
  const described = await Promise.all(handles.map((handle) => handle.evaluate(describe)))
  return handles.flatMap((handle, index) => (described[index]?.isBeyond ? [] : [handle]))
}

/** The topmost dialog, or the page. */
export async function scopeOf(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole('dialog')
  return (await dialogs.count()) > 0 ? dialogs.last() : page
}

/** Whether a control is there, and not behind a dialog. */
export async function isFree(page: Page, control: Locator) {
  return (await scopeOf(page)) === page && (await control.count()) > 0
}

/**
 * Uses a control by mouse or by key, and changes the model as that should change the bookmarks.
 * @returns false if the page has meanwhile taken the control away, or covered it
 */
export async function activate(world: World, tab: Tab, control: ElementHandle, byKey: boolean) {
  const { page } = tab
  // The list ignores the second click of a double click on two cards.
  if (!byKey) await page.waitForTimeout(450)
  const described = await control.evaluate(describe)
  const effect = await effectOf(world, tab, described)
  try {
    if (byKey) await control.focus()
    else await control.click()
  } catch (error) {
    if (await isWithin(await scopeOf(page), control)) throw error
    return false
  }
  if (byKey) {
    if (!(await control.evaluate((element) => element === document.activeElement))) return false
    await page.keyboard.press('Enter')
  }
  Object.assign(tab, { keepsFocus: true, awaitsDialog: described.opensDialog })
  effect()
  return true
}

async function isWithin(scope: Page | Locator, control: ElementHandle) {
  const root = 'goto' in scope ? scope.locator(':root') : scope
  return root.evaluate((element, part) => element.contains(part), control)
}

/** What has the focus, be it the page itself. */
export async function focusedControl({ page }: Tab): Promise<Control> {
  const focused = await page.evaluateHandle(() => document.activeElement ?? document.body)
  return focused.evaluate(describe)
}

/** What Undo brings back: as many of the last removals as its sentence says. */
export async function effectOfUndo({ bookmarks }: World, tab: Tab): Promise<Effect> {
  const toast = tab.page.getByRole('button', { name: 'Undo', exact: true }).locator('..')
  const sentence = (await toast.count()) > 0 ? await toast.innerText() : ''
  const count = sentence.startsWith('“') ? 1 : Number.parseInt(sentence) || 0
  return () => addMissing(bookmarks, count > 0 ? tab.removed.splice(-count) : [])
}

export async function effectOf(world: World, tab: Tab, { name, day }: Control): Promise<Effect> {
  const { bookmarks } = world
  if (name === 'Bookmark') return () => toggle(bookmarks, day)
  if (name === 'Undo') return effectOfUndo(world, tab)
  if (/^Add .*bookmarks?$/.test(name)) return () => addMissing(bookmarks, tab.importing)
  if (name !== 'Remove bookmark') return () => {}
  const record: StoredRecord | 'new' | undefined = bookmarks.records.get(day)
  return () => {
    bookmarks.records.delete(day)
    if (record && record !== 'new') tab.removed.push(record)
  }
}

function describe(element: Node): Control {
  if (!(element instanceof Element)) throw new Error('A control is an element.')
  const name = element.ariaLabel ?? element.textContent.trim()
  const title = element.closest('article, dialog')?.querySelector('h2')?.textContent ?? ''
  const isLeaving = element instanceof HTMLAnchorElement && element.target === '_blank'
  return {
    name,
    day: /\d{4}-\d\d-\d\d/.exec(title)?.[0] ?? '',
    isBeyond: isLeaving || name === 'Import' || element.matches('select, iframe, video'),
    opensDialog: element.matches('[aria-haspopup=dialog]'),
    isControl: element.matches('a, button, input, select, video, iframe'),
  }
}
