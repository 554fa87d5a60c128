import { isGone } from '../service/gone-memory.ts'
import { prefetch } from '../service/prefetch.ts'
import { specifiedAddress } from '../service/apod-api/url.ts'
import { hasSuccessor, successorAddress } from '../service/successor/url.ts'
import { firstDate } from './first-date.ts'
import { showKeptPicture } from './kept-picture.ts'
import { sayIfNotLoaded } from './load-error.ts'

// Stands in the HTML itself, and runs before any file of the program has come.
sayIfNotLoaded()
const date = firstDate()
if (date) {
  prefetch(specifiedAddress(date))
  const successor = hasSuccessor && isGone() && successorAddress(date)
  if (successor) prefetch(successor)
  showKeptPicture(date)
}
