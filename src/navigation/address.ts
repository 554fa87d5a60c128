import { truncate } from '../text/plain-text.ts'
import { dayIn } from '../apod/day.ts'
import { monthIn } from '../apod/month.ts'
import { hasNasaList } from '../settings.ts'

/** The path that the build is for, without a slash at its end; empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** How each list can be sorted: bookmarks, results of a search, and a day in all years. The first order is the default. */
export const orders = {
  bookmarks: ['newest', 'oldest', 'date'],
  search: ['best', 'newest', 'oldest'],
  anniversary: ['newest', 'oldest'],
} as const

export type OrderOf<List extends keyof typeof orders> = (typeof orders)[List][number]

export interface BookmarkSearch {
  words: string
  order: OrderOf<'bookmarks'>
}

export const layerParameters = {
  dialog: 'open',
  viewer: 'picture',
  slideshow: 'slideshow',
} as const

export type Layer = keyof typeof layerParameters

/** What an address says. A day or month that exists has one spelling; any other date goes to the legacy service as it is. */
export type Address = { layers: readonly Layer[] } & (
  | { screen: 'day'; date: string | undefined }
  | { screen: 'month'; month: string }
  | { screen: 'anniversary'; monthDay: string; order: OrderOf<'anniversary'> }
  | { screen: 'search'; words: string; order: OrderOf<'search'> }
  | ({ screen: 'bookmarks'; openKey: string | undefined } & BookmarkSearch)
  | { screen: 'not found'; path: string }
)

export type SearchAddress = Extract<Address, { screen: 'search' }>
export type ArchiveAddress = SearchAddress | Extract<Address, { screen: 'month' | 'anniversary' }>

/** A search is cut at so many UTF-16 units: servers refuse longer addresses. */
export const maxSearchLength = 200

export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const params = new URLSearchParams(search)
  switch (pathInBase(pathname).replace(/\/$/, '')) {
    case '':
      return { screen: 'day', date: undefined, layers: [] }
    case '/dateview':
      return parseDateView(params)
    case '/bookmarks':
      return parseBookmarks(params)
    default:
      // As a link, `//other` would lead to another host.
      return { screen: 'not found', path: pathname.replace(/^\/+/, '/'), layers: [] }
  }
}

function pathInBase(pathname: string) {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) : pathname
}

function parseBookmarks(params: URLSearchParams): Address {
  const openKey = params.get(layerParameters.dialog) ?? undefined
  return {
    screen: 'bookmarks',
    words: truncate(params.get('q') ?? '', maxSearchLength),
    order: orderIn(params, orders.bookmarks),
    openKey,
    layers: layersIn(params, 'dialog', 'slideshow'),
  }
}

/** `find` has the words of a search, `day` a month-day. The first parameter that is there counts, `date` only with a value. */
function parseDateView(params: URLSearchParams): Address {
  const [date, words, monthDay, month] = ['date', 'find', 'day', 'month'].map((name) =>
    params.get(name)?.trim(),
  )
  // Without what follows the day, such as a full stop.
  if (date) return { screen: 'day', date: dayIn(date) ?? date, layers: layersIn(params, 'dialog') }
  const layers = layersIn(params, 'slideshow')
  if (words !== undefined && hasNasaList) {
    return {
      screen: 'search',
      words: truncate(words, maxSearchLength),
      order: orderIn(params, orders.search),
      layers: words ? layers : [],
    }
  }
  if (monthDay !== undefined) {
    // The year 2000 has every day.
    const existing = dayIn(`2000-${monthDay}`)?.slice(5)
    const order = orderIn(params, orders.anniversary)
    return { screen: 'anniversary', monthDay: existing ?? monthDay, order, layers }
  }
  if (month !== undefined && hasNasaList)
    return { screen: 'month', month: monthIn(month) ?? month, layers }
  // Today: its dialog, or the frame (`framePath`).
  return { screen: 'day', date: undefined, layers: layersIn(params, 'slideshow', 'dialog') }
}

function orderIn<Order extends string>(
  params: URLSearchParams,
  [defaultOrder, ...others]: readonly [Order, ...Order[]],
): Order {
  return others.find((each) => each === params.get('order')) ?? defaultOrder
}

function layersIn(params: URLSearchParams, ...allowed: Exclude<Layer, 'viewer'>[]): Layer[] {
  const isOpen = (layer: Layer) => params.has(layerParameters[layer])
  const layer = allowed.find(isOpen)
  if (!layer) return []
  return layer === 'dialog' && isOpen('viewer') ? [layer, 'viewer'] : [layer]
}

/** The date of a day's address; undefined for any other screen. */
export function dateOf(address: Address, today: () => string): string | undefined {
  return address.screen === 'day' ? (address.date ?? today()) : undefined
}

export function withLayers(address: Address, layers: readonly Layer[]): Address {
  const closesBookmark = address.screen === 'bookmarks' && !layers.includes('dialog')
  return closesBookmark ? { ...address, openKey: undefined, layers } : { ...address, layers }
}
