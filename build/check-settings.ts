import type { Plugin } from 'vite'
import { defaultUrls } from '../src/default-urls.ts'

type Env = Record<string, string | undefined>

export const urlSettingNames = Object.keys(defaultUrls)

export const settingNames = [...urlSettingNames, 'VITE_APOD_KEY', 'VITE_SITE_URL']

/** Stops the build if a setting is invalid, because the app would show no picture without saying why. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    // `vite preview` serves a page that is already built.
    apply: (_, { isPreview }) => !isPreview,
    enforce: 'pre',
    configResolved({ env, base }) {
      const wrong = settingsError(env, base)
      if (wrong !== undefined) throw new Error(wrong)
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
    if (!settingNames.includes(name)) {
      return `Unknown setting ${name}. Known settings: ${settingNames.join(', ')}.`
    }
    // `//host` isn't a path but another host, which the policy wouldn't allow.
    const mayBePath = name !== 'VITE_SITE_URL'
    const isPath = mayBePath && /^\/(?!\/)/.test(value)
    const isOff = value === '' && name === 'VITE_APOD_SUCCESSOR_URL'
    const isUrl = /^https?:/.test(value) && URL.canParse(value)
    if (name === 'VITE_APOD_KEY' || isPath || isOff || isUrl) continue
    const orPath = mayBePath ? ' or a path such as /apod' : ''
    return `Invalid ${name} "${value}": it must be a URL such as https://apod.example/${orPath}, or be left out.`
  }
  return undefined
}

/** The URLs of the look-up services that are switched on. They may be paths on the app's own host. */
export function lookUpServiceUrls(env: Env): string[] {
  const { VITE_APOD_URL, VITE_APOD_SUCCESSOR_URL } = { ...defaultUrls, ...env }
  return [VITE_APOD_URL, VITE_APOD_SUCCESSOR_URL].filter((url) => url !== '')
}

export function serviceUrls(env: Env): string[] {
  return [...lookUpServiceUrls(env), { ...defaultUrls, ...env }.VITE_APOD_LIST_URL]
}
