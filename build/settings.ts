import type { Plugin } from 'vite'
import { nasa } from '../src/service/config.ts'

/** What a build reads from its environment, by the variables' names. */
type Env = Record<string, string | undefined>

const names = new Set([
  'VITE_APOD_URL',
  'VITE_APOD_SUCCESSOR_URL',
  'VITE_APOD_ARCHIVE_URL',
  'VITE_APOD_KEY',
  'VITE_SITE_URL',
])

/** An empty address switches these off. */
const optional = new Set(['VITE_APOD_SUCCESSOR_URL', 'VITE_APOD_ARCHIVE_URL'])

/**
 * Stops a build whose settings are wrong, before it has made anything. Without it a host publishes a
 * page that finds no picture, and does not learn why.
 */
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
    if (!names.has(name)) {
      return `${name} is not a setting of this page; those are ${[...names].join(', ')}.`
    }
    const isPath = value.startsWith('/') && name !== 'VITE_SITE_URL'
    const isOff = value === '' && optional.has(name)
    const isAddress = /^https?:/.test(value) && URL.canParse(value)
    if (name === 'VITE_APOD_KEY' || isPath || isOff || isAddress) continue
    return `${name} is "${value}", but it must be an address such as https://apod.example/; leave it out for the default.`
  }
  return undefined
}

/** Where the built page looks days up: one address or two, which may be relative to the page. */
export function serviceAddresses(env: Env): string[] {
  const legacy = env['VITE_APOD_URL'] || nasa.legacyService
  const successor = env['VITE_APOD_SUCCESSOR_URL'] ?? nasa.successor
  return successor ? [legacy, successor] : [legacy]
}

/** All addresses that the built page may ask: those and NASA's list, which it asks when the visitor wants it. */
export function askedAddresses(env: Env): string[] {
  const archive = env['VITE_APOD_ARCHIVE_URL'] ?? nasa.list
  return [...serviceAddresses(env), ...(archive ? [archive] : [])]
}
