import { todayInNewYork } from '../apod/calendar.ts'
import { addressNow } from '../navigation/address.ts'

/** The date to look up first. Today's is computed only if needed, because that takes a slow phone 80 ms. */
export function dateAtStart(): string | undefined {
  const address = addressNow()
  if (address.screen === 'today') return todayInNewYork()
  return address.screen === 'day' ? address.date : undefined
}
