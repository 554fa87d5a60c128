/** The path that the page is built for, without the slash at its end; empty at the root of a host. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address, from the host's root, of one of the page's own paths, with its query. */
export function hrefOf(path: string): string {
  return base + path
}

/** The page's own path that an address names; the whole of it where it lies outside. */
export function pathIn(pathname: string): string {
  return pathname.startsWith(`${base}/`) || pathname === base
    ? pathname.slice(base.length) || '/'
    : pathname
}
