import { mediaOf } from '../apod/media.ts'
import { loadPicture } from '../media/load-picture.ts'
import type { Answer } from '../service/answer.ts'
import { readCachedAnswer } from '../service/cached-entries.ts'
import { prefetchLookUp } from '../service/look-up.ts'
import { dateAtStart } from './date-at-start.ts'
import { showLoadFailure } from './load-failure.ts'

import('../main.tsx').catch((error: unknown) => {
  reportError(error)
  showLoadFailure()
})
// Starts the look-up and the first picture while the app is still loading.
const date = dateAtStart()
if (date) {
  preloadPicture(readCachedAnswer(date))
  // The app itself shows any failure.
  prefetchLookUp(date).answer.then(preloadPicture, () => {})
}

function preloadPicture(answer: Answer | undefined) {
  if (answer?.kind !== 'entry') return
  const media = mediaOf(answer.entry)
  const source = media.kind === 'picture' && media.sources[0]
  if (source) loadPicture(source)
}
