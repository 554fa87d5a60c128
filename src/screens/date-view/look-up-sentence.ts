import type { DayLookUp } from './use-day-look-up.ts'

/** A look-up's state for screen readers; failures are announced by their own notice. */
export function lookUpSentence(lookUp: DayLookUp): string {
  if (lookUp.isTryingAgain) return 'Loading.'
  switch (lookUp.kind) {
    case 'loading':
      return 'Loading.'
    case 'entry':
      return `The entry of ${lookUp.entry.date} is shown.`
    case 'saved':
      return `The saved copy of ${lookUp.date} is shown.`
    case 'code':
      if (lookUp.code === 404) return `There is no entry for ${lookUp.date}.`
      return lookUp.code === 400 ? `The service does not accept ${lookUp.date}.` : ''
    case 'nothing':
      return ''
  }
}
