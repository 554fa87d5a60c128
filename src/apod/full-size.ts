import type { Entry } from './entry.ts'
import { httpsAddress } from './https-address.ts'

/** Files that the service has given as full-size pictures, and that no browser shows as one. */
const noPicture = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** The full-size picture's address, or the shown one's where the service gives none that can be shown. */
export function fullSizeAddress({ hdurl = '' }: Pick<Entry, 'hdurl'>, shown: string): string {
  const address = httpsAddress(hdurl)
  return address && !noPicture.test(new URL(address).pathname) ? address : shown
}
