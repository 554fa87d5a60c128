import type { Entry } from './entry.ts'
import { httpsAddress } from './https-address.ts'
import { isPlaceholder } from './placeholder.ts'

/** Files that the service has given as full-size pictures, and that no browser shows as one. */
const noPicture = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** The full-size picture's address, or the shown one's where the entry has none of its day that can be shown. */
export function fullSizeAddress(entry: Entry, shown: string): string {
  const address = httpsAddress(entry.hdurl ?? '')
  if (!address || isPlaceholder(entry)) return shown
  return noPicture.test(new URL(address).pathname) ? shown : address
}
