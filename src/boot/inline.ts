import { prefetch } from '../service/prefetch.ts'
import { specifiedAddress } from '../service/specified-address.ts'
import { firstDate } from './first-date.ts'
import { sayIfNotLoaded } from './load-error.ts'

// Stands in the HTML itself, and runs before any file of the program has come.
sayIfNotLoaded()
const date = firstDate()
if (date) prefetch(specifiedAddress(date))
