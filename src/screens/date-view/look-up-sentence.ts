import type { DayLookUp } from './use-day-look-up.ts'

/** A look-up's state for screen readers; failures are announced by their own notice. */
export function lookUpSentence({ kind, date, entry, isTryingAgain }: DayLookUp): string {
  if (isTryingAgain) return 'Loading.'
  switch (kind) {
    case 'loading':
      return 'Loading.'
    case 'entry':
      return `The entry of ${entry.date} is shown.`
    case 'saved':
      return `The saved copy of ${date} is shown.`
    case 'not found':
      return `There is no entry for ${date}.`
    case 'invalid':
      return `The service does not accept ${date}.`
    case 'nothing':
      return ''
  }
}
