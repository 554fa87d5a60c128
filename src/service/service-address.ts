const specified = 'https://api.nasa.gov/planetary/apod'

/** The specified call's address for a day, with its two parameters and no other. */
export function serviceAddress(date: string): URL {
  const { VITE_APOD_URL, VITE_APOD_KEY } = import.meta.env
  const address = new URL(VITE_APOD_URL || specified, globalThis.location?.href)
  address.search = new URLSearchParams({
    api_key: VITE_APOD_KEY || 'DEMO_KEY',
    date,
  }).toString()
  return address
}
