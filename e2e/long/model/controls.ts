import type { ElementHandle, Locator, Page } from '@playwright/test'
import { addMissing, type StoredRecord, toggle } from './bookmarks.ts'
import { type Control, describe, takePressed } from './pressed.ts'
import type { Tab, World } from './world.ts'

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
  if (!byKey) await page.waitForTimeout(Math.max(0, tab.pressedAt + 450 - Date.now()))
  try {
    // What only Tab brings up is there for keys.
    if (byKey || (await isClipped(control))) await control.focus()
    else {
      // A mouse that moves brings the image viewer's tools back.
      await control.hover({ force: true })
      return await press(world, tab, () => control.click())
    }
  } catch (error) {
    if (await isWithin(await scopeOf(page), control)) throw error
    return false
  }
  if (!(await control.evaluate((element) => element === document.activeElement))) return false
  return press(world, tab, () => page.keyboard.press('Enter'))
}

/** Clicks, or presses a key, and changes the model as what the page was asked should change it. */
export async function press(world: World, tab: Tab, act: () => Promise<void>) {
  await takePressed(tab.page)
  tab.hadDialog = (await scopeOf(tab.page)) !== tab.page
  await act()
  tab.pressedAt = Date.now()
  const pressed = await takePressed(tab.page)
  if (!pressed) return false
  tab.keepsFocus = true
  tab.awaitsDialog = pressed.opensDialog
  changeModel(world, tab, pressed)
  return true
}

async function isClipped(control: ElementHandle) {
  return control.evaluate(
    (each) => each instanceof Element && getComputedStyle(each).clipPath !== 'none',
  )
}

async function isWithin(scope: Page | Locator, control: ElementHandle) {
  const root = 'goto' in scope ? scope.locator(':root') : scope
  return root.evaluate((element, part) => element.contains(part), control)
}

function changeModel({ bookmarks }: World, tab: Tab, { name, day, undoes }: Control) {
  if (name === 'Bookmark') toggle(bookmarks, day)
  if (name === 'Undo' && undoes > 0) addMissing(bookmarks, tab.removed.splice(-undoes))
  if (/^Add .*bookmarks?$/.test(name)) addMissing(bookmarks, tab.importing)
  if (name !== 'Remove bookmark') return
  const record: StoredRecord | 'new' | undefined = bookmarks.records.get(day)
  bookmarks.records.delete(day)
  if (record && record !== 'new') tab.removed.push(record)
}
