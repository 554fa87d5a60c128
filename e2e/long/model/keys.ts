import { effectOfFocused, effectOfUndo, scopeOf } from './controls.ts'
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
  let effect = () => {}
  if (key === 'Enter') {
    const focused = await effectOfFocused(world, tab)
    if (!focused) return false
    effect = focused
  } else if (key === 'Control+z' && isFreePage) effect = await effectOfUndo(world, tab)
  else if (key === 'b' && isFreePage && at.letters) {
    const [heart] = await page.getByRole('button', { name: 'Bookmark', exact: true }).all()
    if (heart) {
      await heart.focus()
      effect = (await effectOfFocused(world, tab)) ?? effect
    }
  }
  tab.keepsFocus = !at.isLost && !key.endsWith('Tab')
  await page.keyboard.press(key)
  effect()
  return true
}
