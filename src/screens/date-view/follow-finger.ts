import type { DaySteps } from './day-navigation.ts'
import type { LoadLater } from './load-later.ts'

/** Has the card follow the first finger that touches the screen. */
export async function followFinger(touch: PointerEvent, load: LoadLater, steps: DaySteps) {
  if (touch.pointerType !== 'touch' || !touch.isPrimary) return
  try {
    const { swipe } = await load(false)
    swipe(touch, steps)
  } catch {
    // The buttons lead to the other days, too.
  }
}
