import { firstDate } from './first-date.ts'
import { sayIfNotLoaded } from './say-if-not-loaded.ts'
import { requestEarly } from './service/first-request.ts'
import { specifiedAddress } from './service/specified-address.ts'

// Stands in the HTML itself, and runs before any file of the program has come.
sayIfNotLoaded()
const date = firstDate()
if (date) requestEarly(specifiedAddress(date))
