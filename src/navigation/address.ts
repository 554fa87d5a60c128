/** The path that the page is built for, without the slash at its end; empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** How the list of bookmarks can be sorted. */
export const orders = ['newest', 'oldest', 'date'] as const

export type Order = (typeof orders)[number]

/** The search words, as typed, and the sort order. */
export interface BookmarkSearch {
  query: string
  order: Order
}

/** A month's wall or that of a day in all years, as written, or what is searched for; no words yet are empty ones. */
export type ArchiveAddress = (
  | { screen: 'month'; month: string }
  | { screen: 'years'; monthDay: string }
  | { screen: 'find'; words: string }
) &
  Layered

/**
 * What lies over the page, each over the one before: an entry's dialog and the viewer of its picture, or a
 * list's slideshow.
 */
export type Layer = 'open' | 'picture' | 'slideshow'

type Layered = { layers: readonly Layer[] }

/** What one of this page's addresses says. A date is as written: the service judges it. */
export type Address =
  | ({ screen: 'day'; date: string | undefined } & Layered)
  | ArchiveAddress
  // The key of the bookmark in the dialog is one's text.
  | ({ screen: 'bookmarks'; openKey: string | undefined } & BookmarkSearch & Layered)
  // The root only leads to today.
  | ({ screen: 'root' | 'nothing'; path: string } & Layered)

/** Whether this build browses and searches NASA's list of the archive. */
export const hasArchive = import.meta.env.VITE_APOD_ARCHIVE_URL !== ''

/** A search is cut at so many UTF-16 units: servers refuse longer addresses. */
export const maxQueryLength = 200

/** Reads an address; a day's without a date means today. */
export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathIn(pathname).replace(/\/$/, '')
  const named = new URLSearchParams(search)
  if (path === '') return { screen: 'root', path: '/', layers: [] }
  if (path === '/dateview') return parseDateView(named)
  if (path !== '/bookmarks') return { screen: 'nothing', path, layers: [] }
  const openKey = named.get('open') ?? undefined
  return {
    screen: 'bookmarks',
    query: named.get('q')?.slice(0, maxQueryLength) ?? '',
    order: orders.find((each) => each === named.get('order')) ?? 'newest',
    openKey,
    layers: openKey === undefined ? listLayers(named) : entryLayers(named),
  }
}

function parseDateView(named: URLSearchParams): Address {
  const date = named.get('date')?.trim()
  if (date) return { screen: 'day', date, layers: entryLayers(named) }
  const layers = listLayers(named)
  const words = named.get('find')?.trim()
  if (words !== undefined && hasArchive)
    return { screen: 'find', words: words.slice(0, maxQueryLength), layers: words ? layers : [] }
  const monthDay = named.get('day')?.trim()
  if (monthDay !== undefined) return { screen: 'years', monthDay, layers }
  const month = named.get('month')?.trim()
  if (month !== undefined && hasArchive) return { screen: 'month', month, layers }
  return { screen: 'day', date: undefined, layers: entryLayers(named) }
}

function entryLayers(named: URLSearchParams): Layer[] {
  if (!named.has('open')) return []
  return named.has('picture') ? ['open', 'picture'] : ['open']
}

function listLayers(named: URLSearchParams): Layer[] {
  return named.has('slideshow') ? ['slideshow'] : []
}

// Paths are those behind the base path, and have their query: `goTo` and wouter's links add the rest.

/** Writes an address, without default values: parsed, it is the same again. */
export function pathOf(address: Address): string {
  if ('path' in address) return address.path
  const named = new URLSearchParams(namedIn(address))
  const flags = address.layers.filter((layer) => !named.has(layer))
  const query = [...(named.size > 0 ? [named] : []), ...flags].join('&')
  return `/${address.screen === 'bookmarks' ? 'bookmarks' : 'dateview'}${query && `?${query}`}`
}

/** The parameters of an address, but for those that are a layer's name alone. */
function namedIn(address: Exclude<Address, { path: string }>): Record<string, string> {
  switch (address.screen) {
    case 'day':
      return address.date ? { date: address.date } : {}
    case 'month':
      return { month: address.month }
    case 'years':
      return { day: address.monthDay }
    case 'find':
      return { find: address.words }
    case 'bookmarks':
      return {
        ...(address.query && { q: address.query }),
        ...(address.order !== 'newest' && { order: address.order }),
        ...(address.openKey !== undefined && { open: address.openKey }),
      }
  }
}

/** The address with only these layers over it. */
export function withLayers(address: Address, layers: readonly Layer[]): Address {
  const isClosed = address.screen === 'bookmarks' && !layers.includes('open')
  return isClosed ? { ...address, openKey: undefined, layers } : { ...address, layers }
}

export function dayPath(date: string): string {
  return pathOf({ screen: 'day', date, layers: [] })
}

export function monthPath(month: string): string {
  return pathOf({ screen: 'month', month, layers: [] })
}

/** The path of the wall of a day in all years, whichever year it is of. */
export function yearsPath(day: string): string {
  return pathOf({ screen: 'years', monthDay: day.slice(5), layers: [] })
}

/** The path of what is found in the archive; without words, of the search for it. */
export function foundPath(words: string): string {
  return pathOf({ screen: 'find', words, layers: [] })
}

export function bookmarksPath(search: BookmarkSearch): string {
  return pathOf({ screen: 'bookmarks', ...search, openKey: undefined, layers: [] })
}

/** The page's own path in a URL's path; unchanged if it is outside the base. */
function pathIn(pathname: string): string {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) || '/' : pathname
}
