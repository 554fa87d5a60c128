import { addressNow } from '../../navigation/address.ts'
import { replaceAddress } from '../../navigation/history.ts'
import { useWindowEvent } from '../../ui/hooks.ts'
import { useCalmScroll } from './use-calm-scroll.ts'

/** Writes the month in view into the address once the scroll is calm, or before a press, which may leave the month. */
export function useMonthInAddress(monthInView: string) {
  function write() {
    const here = addressNow()
    if (here.screen !== 'month' || here.layers.length > 0 || here.month === monthInView) return
    replaceAddress({ ...here, month: monthInView })
  }
  // Safari allows 100 changes of the address in 30 seconds.
  useCalmScroll(300, write)
  useWindowEvent('pointerdown', write, 'capture')
  useWindowEvent('keydown', write, 'capture')
}
