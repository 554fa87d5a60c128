import { defaultListUrl, defaultUrls } from './default-urls.ts'

// These are functions because tests change the environment between calls.

export function nasaListUrl(): URL {
  return settingUrl(import.meta.env.VITE_APOD_LIST_URL, defaultListUrl)
}

export function legacyUrl(): URL {
  return settingUrl(import.meta.env.VITE_APOD_URL, defaultUrls.legacy)
}

export function successorUrl(): URL | undefined {
  const setting = import.meta.env.VITE_APOD_SUCCESSOR_URL
  return setting === '' ? undefined : settingUrl(setting, defaultUrls.successor)
}

export function apiKey(): string {
  return import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
}

function settingUrl(setting: string | undefined, defaultUrl: string): URL {
  return new URL(setting || defaultUrl, globalThis.location?.href)
}
