/** Where this app shows a date: a path and query from the root. */
export function dateUrl(date: string): string {
  return `/dateview?${new URLSearchParams({ date })}`
}

/** The date that an address's query names, whatever it is; null where it names none. */
export function dateIn(search: string): string | null {
  return new URLSearchParams(search).get('date')?.trim() || null
}
