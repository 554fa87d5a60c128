import type { Answer } from './answer.ts'
import { createLookUpCache } from './look-up-cache.ts'
import { readAnswer } from './read-answer.ts'
import { request } from './request.ts'
import { specifiedAddress } from './specified-address.ts'
import { hasSuccessor, successorAddress } from './successor-address.ts'
import { withFallback } from './with-fallback.ts'

/** The look-ups of this visit: the specified service, and its successor where that gives no answer. */
export const lookUps = createLookUpCache(
  withFallback(askSpecified, hasSuccessor ? { ask: askSuccessor, knows } : undefined),
)

/** @param date as typed or from the address: the service judges it */
async function askSpecified(date: string, signal: AbortSignal): Promise<Answer> {
  return readAnswer(await request(specifiedAddress(date), signal))
}

async function askSuccessor(date: string, signal: AbortSignal): Promise<Answer> {
  const url = successorAddress(date)
  if (!url) throw new RangeError(`${date} is no day of the archive`)
  return readAnswer(await request(url, signal))
}

function knows(date: string) {
  return successorAddress(date) !== null
}
