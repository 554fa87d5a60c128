import { isOrder, type Order } from './order.ts'

/** The search words, as typed, and the sort order. */
export interface ListParams {
  query: string
  order: Order
}

/** The parameters in a URL's query. */
export function parseListParams(search: string): ListParams {
  const named = new URLSearchParams(search)
  const order = named.get('order')
  return { query: named.get('q') ?? '', order: isOrder(order) ? order : 'newest' }
}

/** The list's URL: path and query, without default values. */
export function listUrl({ query, order }: ListParams): string {
  const named = new URLSearchParams()
  if (query) named.set('q', query)
  if (order !== 'newest') named.set('order', order)
  return named.size > 0 ? `/bookmarks?${named}` : '/bookmarks'
}
