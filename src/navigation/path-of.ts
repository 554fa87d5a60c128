import { isDay } from '../apod/day.ts'
import { readSearch } from '../apod/search-words.ts'
import { type Address, basePath, layerParameters, type OrderOf, orders } from './address.ts'

export const rootPath = `${basePath}/`

export const byDatePath = `${basePath}/dateview`

export const bookmarksPath = `${basePath}/bookmarks`

/** Today's picture in full, and each new day's as it comes. */
export const framePath = `${byDatePath}?slideshow`

/** An address to link to: without an order it has the default one, without layers nothing is open. */
type LinkAddress<A = Address, Optional extends string = 'layers' | 'order'> = A extends Address
  ? Omit<A, Optional> & { [Name in Optional & keyof A]?: A[Name] | undefined }
  : never

/** The path and query of a link, without default values; `parseAddress` reads the same again. */
export function pathOf(address: LinkAddress): string {
  if (address.screen === 'not found') return address.path
  const params = new URLSearchParams(paramsOf(address))
  // On Bookmarks `open` is a parameter already, with the bookmark's key.
  const names = address.layers?.map((layer) => layerParameters[layer]) ?? []
  const flags = names.filter((name) => !params.has(name))
  const query = [...(params.size > 0 ? [params] : []), ...flags].join('&')
  const path = address.screen === 'bookmarks' ? bookmarksPath : byDatePath
  return path + (query && `?${query}`)
}

function paramsOf(address: Exclude<LinkAddress, { screen: 'not found' }>): Record<string, string> {
  switch (address.screen) {
    case 'day':
      return address.date ? { date: address.date } : {}
    case 'month':
      return { month: address.month }
    case 'anniversary':
      return { day: address.monthDay, ...orderParam(address.order, orders.anniversary) }
    case 'search':
      return { find: address.words, ...orderParam(address.order, orders.search) }
    case 'bookmarks':
      return {
        ...(address.words && { q: address.words }),
        ...orderParam(address.order, orders.bookmarks),
        ...(address.openKey !== undefined && { open: address.openKey }),
      }
  }
}

function orderParam(order: string | undefined, [defaultOrder]: readonly [string, ...string[]]) {
  return order === undefined || order === defaultOrder ? undefined : { order }
}

export function dayPathOf(date: string): string | undefined {
  return isDay(date) ? pathOf({ screen: 'day', date }) : undefined
}

export function typedSearchPath(typed: string, order?: OrderOf<'search'>): string {
  const { day, month } = readSearch(typed)
  if (day) return pathOf({ screen: 'day', date: day })
  return month
    ? pathOf({ screen: 'month', month })
    : pathOf({ screen: 'search', words: typed, order })
}
