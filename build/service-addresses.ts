import { specifiedBase, successorBase } from '../src/service/config.ts'

/** Where the built page looks days up: one address or two, which may be relative to the page. */
export function serviceAddresses(env: Record<string, string | undefined>): string[] {
  const named = [specifiedBase(env['VITE_APOD_URL']), successorBase(env['VITE_APOD_SUCCESSOR_URL'])]
  return named.filter((address) => address !== '')
}
