import { type Effect, effectOf, effectOfUndo, focusedControl, isFree, scopeOf } from './controls.ts'
import { pick, type Tab, type World } from './world.ts'

const keys = [
  'Tab',
  'Shift+Tab',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'b',
  'r',
  '?',
  '+',
  'Control+z',
  'End',
] as const

/** Presses one of the keys, wherever the focus is. @returns false if it is not for sessions to press */
export async function pressKey(world: World, tab: Tab, n: number) {
  const key = pick(keys, n)
  const { page } = tab
  const at = await page.evaluate(() => ({
    isLost: document.activeElement === document.body,
    inField: document.activeElement?.matches('input, textarea, select, video, iframe') === true,
    letters: localStorage.getItem('character-keys') !== 'off',
  }))
  const isFreePage = !at.inField && (await scopeOf(page)) === page
  const focused = await focusedControl(tab)
  let effect: Effect = () => {}
  let opens = false
  if (key === 'Enter') {
    if (focused.isBeyond) return false
    effect = await effectOf(world, tab, focused)
    // Where nothing that takes Enter has the focus, it opens the day's entry.
    const entry = page.locator('article[data-size=hero] [aria-haspopup=dialog]')
    opens = focused.opensDialog || (!focused.isControl && (await isFree(page, entry)))
  } else if (key === '?') {
    opens = isFreePage && at.letters && (await page.getByLabel('Keyboard shortcuts').count()) > 0
  } else if (key === 'Control+z' && isFreePage) effect = await effectOfUndo(world, tab)
  else if (key === 'b' && isFreePage && at.letters) {
    const [heart] = await page.getByRole('button', { name: 'Bookmark', exact: true }).all()
    if (heart) {
      await heart.focus()
      effect = await effectOf(world, tab, await focusedControl(tab))
    }
  }
  Object.assign(tab, { keepsFocus: !at.isLost && !key.endsWith('Tab'), awaitsDialog: opens })
  await page.keyboard.press(key)
  effect()
  return true
}
