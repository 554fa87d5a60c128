import type { Plugin } from 'vite'
import { nasa } from '../src/service/config.ts'

/** What a build reads from its environment, by the variables' names. */
type Env = Record<string, string | undefined>

/** What a variable must be. */
interface Setting {
  wants: string
  fits: (value: string, base: string) => boolean
}

const settings: Record<string, Setting> = {
  VITE_APOD_URL: {
    wants: 'the https address of the picture-of-the-day service, without parameters',
    fits: isService,
  },
  VITE_APOD_SUCCESSOR_URL: {
    wants: 'the https address of its successor, without parameters, or to be empty',
    fits: (value) => value === '' || isService(value),
  },
  VITE_APOD_ARCHIVE_URL: {
    wants: 'the https address of NASA’s list of the archive, or to be empty',
    fits: (value) => value === '' || isAddress(value),
  },
  VITE_APOD_KEY: {
    wants: 'a key from https://api.nasa.gov, without blanks',
    fits: (value) => /^\S+$/.test(value),
  },
  VITE_SITE_URL: {
    wants: 'the https address of the page itself, ending in the path that --base names',
    fits: isSite,
  },
}

function isService(value: string) {
  return isAddress(value) && !value.includes('?')
}

/** An https address; http is for this computer, and a path for the page's own host. */
function isAddress(value: string) {
  if (/[\s#]/.test(value)) return false
  if (value.startsWith('/')) return /^\/[^/]/.test(value)
  if (!URL.canParse(value)) return false
  if (value.startsWith('https://')) return true
  const isThisComputer = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(value).hostname)
  return value.startsWith('http://') && isThisComputer
}

function isSite(value: string, base: string) {
  if (/[\s?#]/.test(value) || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  return new URL(value).pathname.replace(/\/?$/, '/') === base
}

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
  const names = Object.keys(settings).join(', ')
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('VITE_') || value === undefined) continue
    const setting = settings[name]
    if (!setting) return `${name} is not a setting of this page; those are ${names}.`
    if (setting.fits(value, base)) continue
    return `${name} is "${value}", but it must be ${setting.wants}; leave it out for the default.`
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
