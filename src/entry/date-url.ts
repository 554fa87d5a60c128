/** This app's URL for a date: path and query. */
export function dateUrl(date: string): string {
  return `/dateview?${new URLSearchParams({ date })}`
}

/** The date in a URL's query, unchecked; null if there is none. */
export function dateIn(search: string): string | null {
  return new URLSearchParams(search).get('date')?.trim() || null
}
