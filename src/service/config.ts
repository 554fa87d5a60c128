/**
 * The specified service's URL, without parameters.
 * @param named the environment's VITE_APOD_URL; it may be relative to the page
 */
export function specifiedBase(named: string | undefined): string {
  return named || 'https://api.nasa.gov/planetary/apod'
}

/**
 * The start of the successor's URLs; empty if the build switches it off.
 * @param named the environment's VITE_APOD_SUCCESSOR_URL
 */
export function successorBase(named = 'https://science.nasa.gov/wp-json/wp/v2/apod-basic'): string {
  return named.replace(/\/$/, '')
}
