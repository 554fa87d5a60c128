import { keysByMoment } from './bookmark-order.ts'
import { liveStore } from './live-query.ts'

/** The keys of all bookmarks. */
export const bookmarkKeys = liveStore(keysByMoment)
