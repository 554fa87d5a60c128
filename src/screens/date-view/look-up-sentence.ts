import type { LookUpState } from '../../service/look-up-cache.ts'

/**
 * A look-up's status for screen readers; failures are announced by their own notice.
 * @param isSaved a saved copy is shown instead
 */
export function lookUpSentence(date: string, { status, answer }: LookUpState, isSaved: boolean) {
  if (answer?.kind === 'entry') return `The entry of ${answer.entry.date} is shown.`
  if (answer?.kind === 'code') {
    if (answer.code === 404) return `There is no entry of ${date}.`
    return answer.code === 400 ? `The service does not take ${date}.` : ''
  }
  if (status === 'loading') return 'Loading.'
  return isSaved ? `The saved copy of ${date} is shown.` : ''
}
