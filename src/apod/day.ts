declare const brand: unique symbol

/** A calendar day that exists, as `YYYY-MM-DD`. */
export type Day = string & { readonly [brand]: 'Day' }

export function isDay(text: string): text is Day {
  // ISO dates after the year 9999 begin with a sign. An invalid Date's toJSON() returns null.
  return /^\d/.test(text) && new Date(`${text}T00:00:00Z`).toJSON() === `${text}T00:00:00.000Z`
}

export function parseDay(text: string): Day | undefined {
  return isDay(text) ? text : undefined
}

/** Throws a RangeError if the text isn't a day. */
export function requireDay(text: string): Day {
  if (isDay(text)) return text
  throw new RangeError(`Not a day: ${text}`)
}

export function dayFrom(year?: string, month?: string, day?: string): Day | undefined {
  if (!year || !month || !day) return undefined
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** The day at the start of a text, such as `2015-1-3` or `2015/01/03`. Punctuation or a time may follow. */
export function dayAtStart(text: string): Day | undefined {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:T\d|(?!-?[\p{L}\d]))/u.exec(text) ?? []
  return dayFrom(year, month, day)
}

/** Parses a day of every year, such as `07-14`. Returns that day of 2000, which is a leap year. */
export function parseMonthDay(text: string): Day | undefined {
  return dayAtStart(`2000-${text.trim()}`)
}
