import type { DayLookUp } from './use-day-look-up.ts'

/** A look-up's status for screen readers; failures are announced by their own notice. */
export function lookUpSentence({ date, state, isTryingAgain, saved }: DayLookUp) {
  const { status, answer } = state
  if (isTryingAgain || (status === 'loading' && !answer)) return 'Loading.'
  if (answer?.kind === 'entry') return `The entry of ${answer.entry.date} is shown.`
  if (answer?.kind === 'code') {
    if (answer.code === 404) return `There is no entry for ${date}.`
    return answer.code === 400 ? `The service does not accept ${date}.` : ''
  }
  return saved ? `The saved copy of ${date} is shown.` : ''
}
