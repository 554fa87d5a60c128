import { parseDay } from './day.ts'

/** The service's own page of a day, or its archive where the text is no day. */
export function dayPage(date: string): string {
  const day = parseDay(date)
  if (!day) return 'https://apod.nasa.gov/apod/archivepix.html'
  return `https://apod.nasa.gov/apod/ap${day.slice(2).replaceAll('-', '')}.html`
}
