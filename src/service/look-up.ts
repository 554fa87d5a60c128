import type { Answer } from './answer.ts'
import { ask } from './ask.ts'
import { createLookUp } from './both-services.ts'
import { readAnswer } from './read-answer.ts'
import { specifiedAddress } from './specified-address.ts'
import { hasSuccessor, successorAddress } from './successor-address.ts'

/**
 * Asks for the entry of a day: the specified service, and its successor where that gives no answer.
 * @param date as typed or from the address: judging it is the service's business
 * @throws LookUpFailure with the reasons; where `signal` aborts, its reason
 */
export const lookUp = createLookUp(
  askSpecified,
  hasSuccessor ? { ask: askSuccessor, knows } : undefined,
)

async function askSpecified(date: string, signal: AbortSignal): Promise<Answer> {
  return readAnswer(await ask(specifiedAddress(date), signal))
}

async function askSuccessor(date: string, signal: AbortSignal): Promise<Answer> {
  const address = successorAddress(date)
  if (!address) throw new RangeError(`${date} is no day of the archive`)
  return readAnswer(await ask(address, signal))
}

function knows(date: string) {
  return successorAddress(date) !== null
}
