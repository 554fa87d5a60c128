import { sendEarly } from '../service/request.ts'
import { apodApiUrl, hasSuccessor, isGone, successorUrl } from '../service/services.ts'
import { firstDate } from './first-date.ts'
import { showKeptPicture } from './kept-picture.ts'
import { loadAgainIfBroken } from './load-again.ts'

// Inlined in the HTML by build/inline-script.ts: runs before any script file has loaded.
loadAgainIfBroken()
const date = firstDate()
if (date) {
  sendEarly(apodApiUrl(date))
  const successor = hasSuccessor && isGone() && successorUrl(date)
  if (successor) sendEarly(successor)
  showKeptPicture(date)
}
