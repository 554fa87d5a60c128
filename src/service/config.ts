/**
 * The legacy service's URL, without parameters.
 * @param named the environment's VITE_APOD_URL; it may be relative to the page
 */
export function legacyBase(named: string | undefined): string {
  return named || 'https://api.nasa.gov/planetary/apod'
}

/**
 * The start of the successor's URLs; empty if the build switches it off.
 * @param named the environment's VITE_APOD_SUCCESSOR_URL
 */
export function successorBase(named = 'https://science.nasa.gov/wp-json/wp/v2/apod-basic'): string {
  return named.replace(/\/$/, '')
}

/**
 * NASA's list of the archive, with the parameters that every question has; empty if the build
 * switches it off.
 * @param named the environment's VITE_APOD_ARCHIVE_URL
 */
export function archiveBase(named = `${nasaList}?categories=22766&_fields=${fields}`): string {
  return named
}

const nasaList = 'https://science.nasa.gov/wp-json/wp/v2/image-article'
const fields = 'date,slug,title,featured_image_url,migration_source_url'
