import type { Day } from '../apod/day.ts'
import type { Address } from '../navigation/address.ts'

export interface ScreenProps<Name extends Address['screen']> {
  address: Extract<Address, { screen: Name }>
  today: Day
  /** The date in the address, or the last one before a screen without a date. It may be invalid. */
  selectedDate: string | undefined
}
