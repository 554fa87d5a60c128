/** What a build reads from its environment, by the variables' names. */
type Env = Record<string, string | undefined>

/** What each variable wants, and whether a value is that; the base is the path that the page is built for. */
const settings: Record<string, { wants: string; fits: (value: string, base: string) => boolean }> =
  {
    VITE_APOD_URL: {
      wants: 'the https address of the picture-of-the-day service, without parameters',
      fits: isServiceUrl,
    },
    VITE_APOD_SUCCESSOR_URL: {
      wants: 'the https address of its successor, without parameters, or to be empty',
      fits: (value) => value === '' || isServiceUrl(value),
    },
    VITE_APOD_KEY: {
      wants: 'a key from https://api.nasa.gov, without blanks',
      fits: (value) => /^\S+$/.test(value),
    },
    VITE_SITE_URL: {
      wants: 'the https address of the page itself, ending in the path that --base names',
      fits: (value, base) =>
        isSecureUrl(value) && new URL(value).pathname.replace(/\/?$/, '/') === base,
    },
  }

/**
 * Says in one sentence what is wrong with the build's settings; undefined where nothing is.
 * A variable that is not set stands for its default.
 */
export function wrongSetting(env: Env, base: string): string | undefined {
  if (!/^\/(?:.*\/)?$/.test(base)) {
    return `--base is "${base}", but it must be a path such as / or /apod/.`
  }
  const wrong = Object.entries(settings).find(([name, { fits }]) => {
    const value = env[name]
    return value !== undefined && !fits(value, base)
  })
  if (!wrong) return undefined
  const [name, { wants }] = wrong
  return `${name} is "${env[name]}", but it must be ${wants}; leave it out for the default.`
}

/** A path is an address at the page's own host, as the mock API's is. */
function isServiceUrl(value: string): boolean {
  return !/[?#\s]/.test(value) && (/^\/[^/]/.test(value) || isSecureUrl(value))
}

/** A page on https may request only https, or this computer. */
function isSecureUrl(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}
