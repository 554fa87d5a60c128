declare const brand: unique symbol

/** A calendar day that exists, as `YYYY-MM-DD`. */
export type Day = string & { readonly [brand]: 'Day' }

/** The day, or null if the text is not one: `2024-02-30`, `2024-1-5`, `today`. */
export function parseDay(text: string): Day | null {
  return isDay(text) ? text : null
}

export function isDay(text: string): text is Day {
  const midnight = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(text)
  )
}
