import type { Answer } from './answer.ts'
import { forgetGone, isGone, rememberGone } from './gone-memory.ts'
import { keepEntry, readKept, removeKept } from './kept-entries.ts'
import { createLookUpCache } from './look-up-cache.ts'
import { LookUpFailure } from './look-up-failure.ts'
import { prefetchAge } from './prefetch.ts'
import { readAnswer } from './read-answer.ts'
import { type RawResponse, request } from './request.ts'
import { apodApiUrl } from './apod-api/url.ts'
import { hasSuccessor, isSuccessorUrl, successorUrl } from './successor/url.ts'
import { withFallback } from './with-fallback.ts'

/** The look-ups of this visit: from the specified service, or else its successor. */
export const lookUpCache = createLookUpCache(
  withFallback(
    { lookUp: lookUpSpecified, age: (date) => prefetchAge(apodApiUrl(date)) },
    hasSuccessor ? { lookUp: lookUpSuccessor, knows } : undefined,
    { isGone, rememberGone, forgetGone },
  ),
  { readKept, keepEntry, removeKept },
)

/** @param date as typed or from the URL: the service judges it */
async function lookUpSpecified(date: string, signal: AbortSignal): Promise<Answer> {
  const response = await request(apodApiUrl(date), signal)
  return isSuccessorUrl(response.redirectedTo)
    ? readMoved(response, date)
    : readAnswer(response, date)
}

/** Reads a response that was redirected to the successor: the service has moved. */
function readMoved(response: RawResponse, date: string): Answer {
  try {
    const answer = readAnswer(response, date)
    return answer.kind === 'entry' ? { ...answer, hasMoved: true } : answer
  } catch (error) {
    throw new LookUpFailure('moved', { cause: error })
  }
}

async function lookUpSuccessor(date: string, signal: AbortSignal): Promise<Answer> {
  const url = successorUrl(date)
  if (!url) throw new RangeError(`${date} is no day of the archive`)
  return readAnswer(await request(url, signal), date)
}

function knows(date: string) {
  return successorUrl(date) !== null
}
