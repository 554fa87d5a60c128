import { type Answer, LookUpFailure } from './answer.ts'
import { keptAnswers } from './kept-entries.ts'
import { createLookUpCache } from './look-up-cache.ts'
import { type RawResponse, request } from './request.ts'
import { readAnswer } from './read-answer.ts'
import {
  apodApiUrl,
  forgetGone,
  hasSuccessor,
  isGone,
  isSuccessorUrl,
  rememberGone,
  successorUrl,
} from './services.ts'
import { withFallback } from './with-fallback.ts'

const lookUpWithFallback = withFallback({
  specified: lookUpSpecified,
  successor: lookUpSuccessor,
  isGone,
})

/** The look-ups of this visit, by date: from the specified service, or else its successor. */
export const lookUpCache = createLookUpCache({ ask: askServices, kept: keptAnswers })

/** @param date as typed or from the URL: the service judges it */
export async function askServices(date: string, signal: AbortSignal): Promise<Answer> {
  if (!hasSuccessor) return lookUpSpecified(date, signal)
  if (successorUrl(date)) return lookUpWithFallback(date, signal)
  try {
    return await lookUpSpecified(date, signal)
  } catch (failure) {
    // Only the specified service can judge such a date. If it has moved, the answer is 400.
    if (saysMoved(failure) || isGone()) return { kind: 'code', code: 400 }
    throw failure
  }
}

/** Asks the specified service, and remembers whether it has moved for good. */
async function lookUpSpecified(date: string, signal: AbortSignal): Promise<Answer> {
  const response = await request(apodApiUrl(date), signal)
  const isRedirected = isSuccessorUrl(response.redirectedTo)
  try {
    const answer = readAnswer(response, date)
    // Once the service is gone, its codes of 500 and above are not about the date.
    if (answer.kind === 'code' && answer.code >= 500 && isGone()) throw new LookUpFailure('moved')
    if (answer.kind === 'entry' && (isRedirected || isList(response))) rememberGone()
    else if (answer.kind === 'entry') forgetGone()
    return answer
  } catch (error) {
    const failure = isRedirected ? new LookUpFailure('moved', { cause: error }) : error
    if (saysMoved(failure)) rememberGone()
    throw failure
  }
}

/** Only the successor answers with a list, of its newest days. */
function isList({ body }: RawResponse) {
  return body.trimStart().startsWith('[')
}

function saysMoved(failure: unknown) {
  return failure instanceof LookUpFailure && failure.reason === 'moved'
}

async function lookUpSuccessor(date: string, signal: AbortSignal): Promise<Answer> {
  const url = successorUrl(date)
  if (!url) throw new RangeError(`${date} is no day of the archive`)
  return readAnswer(await request(url, signal), date)
}
