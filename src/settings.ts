import { nasaUrls, type ServiceName } from './nasa-urls.ts'

/** Whether this build has NASA's list of the archive, to browse and to search. */
export const hasNasaList = import.meta.env.VITE_APOD_ARCHIVE_URL !== ''

/** The list's URL. The addresses and the key are read at each call, for tests that change them. */
export function nasaListUrl(): URL {
  return absoluteUrl(import.meta.env.VITE_APOD_ARCHIVE_URL ?? nasaUrls.list)
}

/** A service's URL, to which a date is added; null where this build switches it off. */
export function serviceUrl(name: ServiceName): URL | null {
  const address = serviceSettings[name]() ?? nasaUrls[name]
  return address === '' ? null : absoluteUrl(address)
}

/** What the build's environment names in place of NASA's addresses. */
const serviceSettings: Record<ServiceName, () => string | undefined> = {
  legacy: () => import.meta.env.VITE_APOD_URL || undefined,
  successor: () => import.meta.env.VITE_APOD_SUCCESSOR_URL,
}

export function apiKey(): string {
  return import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
}

/** An address may be relative to the page. */
function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}
