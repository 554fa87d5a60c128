import { firstDate } from './first-date.ts'
import { specifiedAddress } from './service/specified-address.ts'
import { requestEarly } from './service/first-request.ts'

// Stands in the HTML itself: the service is asked before any file of the program has come.
const date = firstDate()
if (date) requestEarly(specifiedAddress(date))
