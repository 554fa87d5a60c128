import { isGone } from '../service/gone-memory.ts'
import { prefetch } from '../service/prefetch.ts'
import { apodApiUrl } from '../service/apod-api/url.ts'
import { hasSuccessor, successorUrl } from '../service/successor/url.ts'
import { firstDate } from './first-date.ts'
import { showKeptPicture } from './kept-picture.ts'
import { loadAgainIfBroken } from './load-again.ts'

// Inlined in the HTML: runs before any script file has loaded.
loadAgainIfBroken()
const date = firstDate()
if (date) {
  prefetch(apodApiUrl(date))
  const successor = hasSuccessor && isGone() && successorUrl(date)
  if (successor) prefetch(successor)
  showKeptPicture(date)
}
