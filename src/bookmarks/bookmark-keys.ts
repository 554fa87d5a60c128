import { keysByMoment } from './keys-by-moment.ts'
import { liveStore } from './live-store.ts'

/** The keys of all bookmarks. */
export const bookmarkKeys = liveStore(keysByMoment)
