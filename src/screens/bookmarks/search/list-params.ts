import { useSearch } from 'wouter/use-browser-location'
import { hrefOf } from '../../../ui/base-path.ts'
import { rewriteUrl } from '../../../ui/navigation.ts'
import { isOrder, type Order } from './order.ts'

/** The search words, as typed, and the sort order. */
export interface ListParams {
  query: string
  order: Order
}

/** A longer search would make an address that servers refuse. */
export const maxQueryLength = 200

/** The parameters in a URL's query. */
export function parseListParams(search: string): ListParams {
  const named = new URLSearchParams(search)
  const order = named.get('order')
  const query = (named.get('q') ?? '').slice(0, maxQueryLength)
  return { query, order: isOrder(order) ? order : 'newest' }
}

/** The list's URL: path and query, without default values. */
export function listUrl({ query, order }: ListParams): string {
  const named = new URLSearchParams()
  if (query) named.set('q', query)
  if (order !== 'newest') named.set('order', order)
  return named.size > 0 ? `/bookmarks?${named}` : '/bookmarks'
}

/** The list's parameters and a function to change them. The URL has them at once, in the same history entry. */
export function useListParams(): [ListParams, (params: ListParams) => void] {
  return [parseListParams(useSearch()), setListParams]
}

function setListParams(params: ListParams) {
  rewriteUrl(hrefOf(listUrl(params)))
}
