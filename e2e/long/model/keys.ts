import { isFree, press } from './controls.ts'
import { describe } from './pressed.ts'
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
  const focused = await page.evaluateHandle(() => document.activeElement ?? document.body)
  if (key === 'Enter' && (await focused.evaluate(describe)).isBeyond) return false
  const at = await focused.evaluate((element) => ({
    isLost: element === document.body,
    inField: element.matches('input, textarea, select, video, iframe'),
    letters: localStorage.getItem('character-keys') !== 'off',
  }))
  const shortcuts = page.getByLabel('Keyboard shortcuts')
  const opens = key === '?' && !at.inField && at.letters && (await isFree(page, shortcuts))
  await press(world, tab, () => page.keyboard.press(key))
  tab.keepsFocus = !at.isLost && !key.endsWith('Tab')
  tab.awaitsDialog ||= opens
  return true
}
