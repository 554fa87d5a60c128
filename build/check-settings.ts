import type { Plugin } from 'vite'
import { defaultUrls } from '../src/default-urls.ts'

type Env = Record<string, string | undefined>

/** What a setting's value may be. */
const isValidAs = {
  url: (value: string) => /^https?:/.test(value) && URL.canParse(value),
  // `//host` isn't a path but another host, which the policy wouldn't allow.
  path: (value: string) => /^\/(?!\/)/.test(value),
  empty: (value: string) => value === '',
  'any text': () => true,
}

const settings: Record<string, readonly (keyof typeof isValidAs)[]> = {
  VITE_APOD_URL: ['url', 'path'],
  VITE_APOD_SUCCESSOR_URL: ['url', 'path', 'empty'],
  VITE_APOD_LIST_URL: ['url', 'path'],
  VITE_APOD_KEY: ['any text'],
  VITE_SITE_URL: ['url'],
}

export const settingNames = Object.keys(settings)

export const serviceUrlSettingNames = Object.keys(defaultUrls)

/** Stops the build if a setting is invalid, because the app would show no picture without saying why. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    // `vite preview` serves a page that is already built.
    apply: (_, { isPreview }) => !isPreview,
    enforce: 'pre',
    configResolved({ env, base }) {
      const message = settingsError(env, base)
      if (message !== undefined) throw new Error(message)
    },
  }
}

/** Returns a message about the first invalid setting, or undefined if all are valid. */
export function settingsError(env: Env, base: string): string | undefined {
  if (!/^\/(?:.*\/)?$/.test(base)) {
    return `Invalid --base "${base}": it must be a path such as / or /apod/.`
  }
  for (const [name, value = ''] of Object.entries(env)) {
    if (!name.startsWith('VITE_')) continue
    const allowed = settings[name]
    if (!allowed) {
      return `Unknown setting ${name}. Known settings: ${settingNames.join(', ')}.`
    }
    if (allowed.some((form) => isValidAs[form](value))) continue
    const orPath = allowed.includes('path') ? ' or a path such as /apod' : ''
    return `Invalid ${name} "${value}": it must be a URL such as https://apod.example/${orPath}, or be left out.`
  }
  return undefined
}

/** The URLs of the look-up services that are switched on. Each may be a path on the app's own host. */
export function lookUpServiceUrls(env: Env): string[] {
  const { VITE_APOD_URL, VITE_APOD_SUCCESSOR_URL } = { ...defaultUrls, ...env }
  return [VITE_APOD_URL, VITE_APOD_SUCCESSOR_URL].filter((url) => url !== '')
}

/** The URLs of the look-up services and of NASA's list, which the page's policy allows. */
export function serviceUrls(env: Env): string[] {
  return [...lookUpServiceUrls(env), { ...defaultUrls, ...env }.VITE_APOD_LIST_URL]
}
