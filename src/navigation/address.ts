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
export type ArchiveAddress =
  | { screen: 'month'; month: string }
  | { screen: 'years'; monthDay: string }
  | { screen: 'find'; words: string }

/** What one of this page's addresses says. A date is as written: the service judges it. */
export type Address =
  | { screen: 'day'; date: string | undefined }
  | ArchiveAddress
  | ({ screen: 'bookmarks' } & BookmarkSearch)
  // The root only leads to today.
  | { screen: 'root' | 'nothing' }

/** Whether this build browses and searches NASA's list of the archive. */
export const hasArchive = import.meta.env.VITE_APOD_ARCHIVE_URL !== ''

/** A search is cut at so many UTF-16 units: longer ones would make addresses that servers refuse. */
export const maxQueryLength = 200

/** Reads an address; a day's without a date means today. */
export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathIn(pathname).replace(/\/$/, '')
  const named = new URLSearchParams(search)
  if (path === '') return { screen: 'root' }
  if (path === '/dateview') return parseDateView(named)
  if (path !== '/bookmarks') return { screen: 'nothing' }
  const order = orders.find((each) => each === named.get('order')) ?? 'newest'
  return { screen: 'bookmarks', query: named.get('q')?.slice(0, maxQueryLength) ?? '', order }
}

function parseDateView(named: URLSearchParams): Address {
  const date = named.get('date')?.trim() || undefined
  if (date !== undefined) return { screen: 'day', date }
  const words = named.get('find')?.trim()
  if (words !== undefined && hasArchive)
    return { screen: 'find', words: words.slice(0, maxQueryLength) }
  const monthDay = named.get('day')?.trim()
  if (monthDay !== undefined) return { screen: 'years', monthDay }
  const month = named.get('month')?.trim()
  if (month !== undefined && hasArchive) return { screen: 'month', month }
  return { screen: 'day', date }
}

/** Whether an address asks for the slideshow of its list. */
export function hasSlideshow(search: string): boolean {
  return new URLSearchParams(search).has('slideshow')
}

/** The path of a list with its slideshow, or without it. */
export function slideshowPath(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  isOn: boolean,
): string {
  const named = new URLSearchParams(search)
  if (isOn) named.set('slideshow', '')
  else named.delete('slideshow')
  return withNamed(pathIn(pathname), named)
}

// Paths are those behind the base path, and have their query: `goTo` and wouter's links add the rest.

/** The path of a day. */
export function dayPath(date: string): string {
  return `/dateview?${new URLSearchParams({ date })}`
}

/** The path of a month's wall. */
export function monthPath(month: string): string {
  return `/dateview?${new URLSearchParams({ month })}`
}

/** The path of the wall of a day in all years, whichever year it is of. */
export function yearsPath(day: string): string {
  return `/dateview?${new URLSearchParams({ day: day.slice(5) })}`
}

/** The path of what is found in the archive; without words, of the search for it. */
export function foundPath(words: string): string {
  return `/dateview?${new URLSearchParams({ find: words })}`
}

/** The path of the list of bookmarks, without default values. */
export function bookmarksPath({ query, order }: BookmarkSearch): string {
  const named = new URLSearchParams()
  if (query) named.set('q', query)
  if (order !== 'newest') named.set('order', order)
  return withNamed('/bookmarks', named)
}

function withNamed(path: string, named: URLSearchParams) {
  return named.size > 0 ? `${path}?${named}` : path
}

/** The page's own path in a URL's path; unchanged if it is outside the base. */
function pathIn(pathname: string): string {
  return pathname.startsWith(`${basePath}/`) || pathname === basePath
    ? pathname.slice(basePath.length) || '/'
    : pathname
}
