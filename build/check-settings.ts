import type { Plugin } from 'vite'
import { defaultUrls, type ServiceName, serviceNames } from '../src/default-urls.ts'

type Env = Record<string, string | undefined>

const serviceVariables: Record<ServiceName, string> = {
  legacy: 'VITE_APOD_URL',
  successor: 'VITE_APOD_SUCCESSOR_URL',
}
const listVariable = 'VITE_APOD_LIST_URL'

/** The variables with URLs that the page asks. */
export const urlVariables = [...Object.values(serviceVariables), listVariable]

export const variables = [...urlVariables, 'VITE_APOD_KEY', 'VITE_SITE_URL']

/** Stops a build whose settings are wrong: its page would find no picture, and nobody would learn why. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    // A page that is built already is served as it is.
    apply: (_, { isPreview }) => !isPreview,
    enforce: 'pre',
    configResolved({ env, base }) {
      const wrong = wrongSetting(env, base)
      if (wrong === undefined) return
      const error = new Error(wrong)
      // Vite prints the stack, which says nothing to those who set the variable.
      error.stack = wrong
      throw error
    },
  }
}

/** Says in one sentence what is wrong with a build's settings; undefined where nothing is. */
export function wrongSetting(env: Env, base: string): string | undefined {
  if (!/^\/(?:.*\/)?$/.test(base)) {
    return `--base is "${base}", but it must be a path such as / or /apod/.`
  }
  for (const [name, value = ''] of Object.entries(env)) {
    if (!name.startsWith('VITE_')) continue
    if (!variables.includes(name)) {
      return `${name} is not a setting of this page; those are ${variables.join(', ')}.`
    }
    // The policy would forbid `//host`.
    const isPath = /^\/(?!\/)/.test(value) && name !== 'VITE_SITE_URL'
    // The legacy service alone judges dates of any kind.
    const canBeOff = urlVariables.includes(name) && name !== serviceVariables.legacy
    const isOff = value === '' && canBeOff
    const isUrl = /^https?:/.test(value) && URL.canParse(value)
    if (name === 'VITE_APOD_KEY' || isPath || isOff || isUrl) continue
    return `${name} is "${value}", but it must be a URL such as https://apod.example/; leave it out for the default.`
  }
  return undefined
}

/** Where the built page looks days up; a URL may be relative to the page. */
export function serviceUrls(env: Env): string[] {
  return serviceNames
    .map((name) => env[serviceVariables[name]] ?? defaultUrls[name])
    .filter((url) => url !== '')
}

/** All that the built page may ask: the services, and NASA's list, which it asks when the visitor wants it. */
export function allowedUrls(env: Env): string[] {
  const list = env[listVariable] ?? defaultUrls.list
  return [...serviceUrls(env), ...(list ? [list] : [])]
}
