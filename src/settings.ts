import { defaultUrls } from './default-urls.ts'

/** Whether this build has NASA's list of the archive, which Browse and the search need. */
export const hasNasaList = import.meta.env.VITE_APOD_LIST_URL !== ''

// Read at each call, because tests change the URLs and the key.

export function nasaListUrl(): URL {
  return settingUrl(import.meta.env.VITE_APOD_LIST_URL, defaultUrls.list)
}

export function legacyUrl(): URL {
  return settingUrl(import.meta.env.VITE_APOD_URL, defaultUrls.legacy)
}

/** @returns undefined if this build switches the successor off */
export function successorUrl(): URL | undefined {
  const setting = import.meta.env.VITE_APOD_SUCCESSOR_URL
  return setting === '' ? undefined : settingUrl(setting, defaultUrls.successor)
}

export function apiKey(): string {
  return import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
}

/** @param setting an absolute URL, or one relative to the page */
function settingUrl(setting: string | undefined, defaultUrl: string): URL {
  return new URL(setting || defaultUrl, globalThis.location?.href)
}
