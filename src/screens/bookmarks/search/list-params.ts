import { isOrder, type Order } from './order.ts'

/** What the visitor wants of the list: the words to find, as typed, and the order. */
export interface ListParams {
  query: string
  order: Order
}

/** The choice that an address's query names. */
export function parseListParams(search: string): ListParams {
  const named = new URLSearchParams(search)
  const order = named.get('order') ?? ''
  return { query: named.get('q') ?? '', order: isOrder(order) ? order : 'newest' }
}

/** The list's address, a path and query from the root; what goes without saying is left out. */
export function listUrl({ query, order }: ListParams): string {
  const named = new URLSearchParams()
  if (query) named.set('q', query)
  if (order !== 'newest') named.set('order', order)
  return named.size > 0 ? `/bookmarks?${named}` : '/bookmarks'
}
