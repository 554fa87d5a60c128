import type { Day } from '../apod/day.ts'
import type { Address } from '../navigation/address.ts'

export interface ScreenProps<Name extends Address['screen']> {
  address: Extract<Address, { screen: Name }>
  today: Day
}
