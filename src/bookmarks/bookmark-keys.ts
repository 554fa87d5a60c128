import { readBookmarkOrder } from './bookmark-order.ts'
import { liveQuery } from './live-query.ts'

/** The keys of all bookmarks. */
export const bookmarkKeys = liveQuery(readBookmarkOrder)
