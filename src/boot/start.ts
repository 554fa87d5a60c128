import { mediaOf } from '../apod/media.ts'
import { pictureSizes } from '../entry/media/picture-box.ts'
import type { Answer } from '../service/answer.ts'
import { beginLookUp } from '../service/look-up.ts'
import { readSeen } from '../service/seen-entries.ts'
import { firstDate } from './initial-date.ts'
import { handleProgramFailure, stopWatchingLeave } from './load-failure.ts'

// The first script file: starts to load the picture of a day that was seen before, reads the answer that
// early-requests.ts requested, and starts to load its picture, while the program is still on its way.
import('../main.tsx').then(stopWatchingLeave, handleProgramFailure)
const first = firstDate()
if (first) void preload(first)

async function preload(date: string) {
  loadPicture(readSeen(date))
  // A failure is shown by the program.
  loadPicture(await beginLookUp(date).catch(() => undefined))
}

/** Starts to load a day's picture at the width that the card will use, if its entry is known. */
function loadPicture(answer: Answer | undefined) {
  if (answer?.kind !== 'entry') return
  const media = mediaOf(answer.entry)
  const source = media.kind === 'picture' && media.sources[0]
  if (!source) return
  const picture = new Image()
  picture.sizes = pictureSizes.whole
  picture.srcset = source.srcset ?? ''
  picture.src = source.url
}
