/** The path that the page is built for, without the slash at its end; empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The page's own path in a URL's path; unchanged if it is outside the base. */
export function pathInBase(pathname: string): string {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) || '/' : pathname
}
