import { defaultUrls } from './default-urls.ts'

// These are functions because tests change the environment between calls.

export const nasaListUrl = () => settingUrl('VITE_APOD_LIST_URL')

export const legacyUrl = () => settingUrl('VITE_APOD_URL')

export function successorUrl(): URL | undefined {
  const isOff = import.meta.env.VITE_APOD_SUCCESSOR_URL === ''
  return isOff ? undefined : settingUrl('VITE_APOD_SUCCESSOR_URL')
}

export const apiKey = () => import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'

function settingUrl(name: keyof typeof defaultUrls): URL {
  return new URL(import.meta.env[name] || defaultUrls[name], globalThis.location?.href)
}
