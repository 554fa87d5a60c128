import { cut } from '../apod/cut.ts'
import { dayIn } from '../apod/day.ts'
import { monthIn } from '../apod/month.ts'
import { hasNasaList } from '../settings.ts'

/** The path that the page is built for, without the slash at its end; empty at the root of a host. */
const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

export const rootPath = `${basePath}/`

export const byDatePath = `${basePath}/dateview`

export const bookmarksPath = `${basePath}/bookmarks`

/** Today's picture in full, and each new day's as it comes. */
export const framePath = `${byDatePath}?slideshow`

/** How each list can be sorted: bookmarks, found pictures, and a day in all years. The first order needs no address. */
export const orders = {
  bookmarks: ['newest', 'oldest', 'date'],
  find: ['best', 'newest', 'oldest'],
  years: ['newest', 'oldest'],
} as const

export type OrderOf<List extends keyof typeof orders> = (typeof orders)[List][number]

/** What is searched for, as typed, and the sort order. */
export interface BookmarkSearch {
  words: string
  order: OrderOf<'bookmarks'>
}

/** A wall or a search, unchecked. `words` is empty before the first search. */
export type ArchiveAddress = (
  | { screen: 'month'; month: string }
  | { screen: 'years'; monthDay: string; order: OrderOf<'years'> }
  | { screen: 'find'; words: string; order: OrderOf<'find'> }
) &
  Layered

export type FindAddress = Extract<ArchiveAddress, { screen: 'find' }>

/** What lies over the page: `open` is an entry's dialog, `viewer` the viewer over that, `slideshow` a list's. */
export type Layer = 'open' | 'viewer' | 'slideshow'

/** The viewer's parameter has another name than its layer: addresses that people keep say `picture`. */
const viewerParameter = 'picture'

type Layered = { layers: readonly Layer[] }

/** What an address says. `date` is unchecked text: the service decides whether it is a day. */
export type Address =
  | ({ screen: 'day'; date: string | undefined } & Layered)
  | ArchiveAddress
  // The key of the open bookmark, as text.
  | ({ screen: 'bookmarks'; openKey: string | undefined } & BookmarkSearch & Layered)
  | ({ screen: 'not found'; path: string } & Layered)

/** A search is cut at so many UTF-16 units: servers refuse longer addresses. */
export const maxWordsLength = 200

/** Reads an address; the root's, and a day's without a date, mean today. */
export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathIn(pathname).replace(/\/$/, '')
  const params = new URLSearchParams(search)
  if (path === '') return { screen: 'day', date: undefined, layers: [] }
  if (path === '/dateview') return parseDateView(params)
  if (path !== '/bookmarks') {
    // As a link, `//other` would lead to another host.
    return { screen: 'not found', path: pathname.replace(/^\/+/, '/'), layers: [] }
  }
  const openKey = params.get('open') ?? undefined
  return {
    screen: 'bookmarks',
    words: cut(params.get('q') ?? '', maxWordsLength),
    order: orderIn(params, orders.bookmarks),
    openKey,
    layers: openKey === undefined ? listLayers(params) : entryLayers(params),
  }
}

/** Of `date`, `find`, `day` and `month` the first counts. What a sentence put behind a day or a month is none of it. */
function parseDateView(params: URLSearchParams): Address {
  const date = params.get('date')?.trim()
  if (date) return { screen: 'day', date: dayIn(date) ?? date, layers: entryLayers(params) }
  const layers = listLayers(params)
  const words = params.get('find')?.trim()
  if (words !== undefined && hasNasaList) {
    const order = orderIn(params, orders.find)
    return { screen: 'find', words: cut(words, maxWordsLength), order, layers: words ? layers : [] }
  }
  const inYear = params.get('day')?.trim()
  if (inYear !== undefined) {
    // The year 2000 has every day.
    const monthDay = dayIn(`2000-${inYear}`)?.slice(5) ?? inYear
    return { screen: 'years', monthDay, order: orderIn(params, orders.years), layers }
  }
  const month = params.get('month')?.trim()
  if (month !== undefined && hasNasaList)
    return { screen: 'month', month: monthIn(month) ?? month, layers }
  return {
    screen: 'day',
    date: undefined,
    layers: layers.length > 0 ? layers : entryLayers(params),
  }
}

function orderIn<Order extends string>(
  params: URLSearchParams,
  [usual, ...others]: readonly [Order, ...Order[]],
): Order {
  return others.find((each) => each === params.get('order')) ?? usual
}

function entryLayers(params: URLSearchParams): Layer[] {
  if (!params.has('open')) return []
  return params.has(viewerParameter) ? ['open', 'viewer'] : ['open']
}

function listLayers(params: URLSearchParams): Layer[] {
  return params.has('slideshow') ? ['slideshow'] : []
}

/** Writes an address as the path and query of a link, without default values; `parseAddress` reads the same again. */
export function pathOf(address: Address): string {
  if ('path' in address) return address.path
  const params = new URLSearchParams(paramsOf(address))
  // On Bookmarks `open` is a parameter already, with the bookmark's key.
  const names = address.layers.map((layer) => (layer === 'viewer' ? viewerParameter : layer))
  const flags = names.filter((name) => !params.has(name))
  const query = [...(params.size > 0 ? [params] : []), ...flags].join('&')
  const path = address.screen === 'bookmarks' ? bookmarksPath : byDatePath
  return path + (query && `?${query}`)
}

/** The parameters of an address, but for those that are a layer's name alone. */
function paramsOf(address: Exclude<Address, { path: string }>): Record<string, string> {
  switch (address.screen) {
    case 'day':
      return address.date ? { date: address.date } : {}
    case 'month':
      return { month: address.month }
    case 'years':
      return { day: address.monthDay, ...orderParam(address.order, orders.years) }
    case 'find':
      return { find: address.words, ...orderParam(address.order, orders.find) }
    case 'bookmarks':
      return {
        ...(address.words && { q: address.words }),
        ...orderParam(address.order, orders.bookmarks),
        ...(address.openKey !== undefined && { open: address.openKey }),
      }
  }
}

function orderParam(order: string, [usual]: readonly [string, ...string[]]) {
  return order === usual ? undefined : { order }
}

export function withLayers(address: Address, layers: readonly Layer[]): Address {
  const closesBookmark = address.screen === 'bookmarks' && !layers.includes('open')
  return closesBookmark ? { ...address, openKey: undefined, layers } : { ...address, layers }
}

export function dayPath(date: string): string {
  return pathOf({ screen: 'day', date, layers: [] })
}

export function monthPath(month: string): string {
  return pathOf({ screen: 'month', month, layers: [] })
}

/** @param day of any year */
export function yearsPath(day: string, order: OrderOf<'years'> = 'newest'): string {
  return pathOf({ screen: 'years', monthDay: day.slice(5), order, layers: [] })
}

/** The path of what is found in the archive; without words, of the search for it. */
export function foundPath(words: string, order: OrderOf<'find'> = 'best'): string {
  return pathOf({ screen: 'find', words, order, layers: [] })
}

/** The page's own path in a URL's path; unchanged if it is outside the base. */
function pathIn(pathname: string): string {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) || '/' : pathname
}
