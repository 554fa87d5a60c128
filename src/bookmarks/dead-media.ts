import { httpsAddress } from '../apod/https-address.ts'

/** The addresses, as they are stored, that could not be loaded and were looked up again for it. */
const found = new Set<string>()

/** The visitor saw that nothing can be loaded from it, and asks for another. */
export function reportDead(address: string | undefined) {
  if (address) found.add(address)
}

/** Whether the media are known to be gone: found so in this visit, or left behind in 2026's move. */
export function isDead(address = ''): boolean {
  const absolute = httpsAddress(address)
  return found.has(address) || (absolute !== null && hasMoved(new URL(absolute)))
}

/** The pictures and films of this place are at the successor's now; a page stands in theirs. */
function hasMoved({ hostname, pathname }: URL) {
  return hostname === 'apod.nasa.gov' && pathname.startsWith('/apod/image/')
}
