/** Where this app shows a date: a path and query from the root. */
export function dayAddress(date: string): string {
  return `/dateview?${new URLSearchParams({ date })}`
}
