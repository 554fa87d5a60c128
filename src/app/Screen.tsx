import { Heart } from '../bookmarks/Heart.tsx'
import { LazyBookmarks } from '../bookmarks/LazyBookmarks.tsx'
import { savedCopyOf } from '../bookmarks/saved-copy.ts'
import { healBookmark } from '../bookmarks/store.ts'
import { DateView } from '../dateview/DateView.tsx'
import { createLookUps } from '../dateview/look-ups.ts'
import { lookUpOnce } from '../service/early-look-up.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { NothingHere } from './NothingHere.tsx'

const lookUps = createLookUps(lookUpOnce, (entry) => void healBookmark(entry))

/** The routes, and what the screens share. */
export function Screen({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <Redirect to="/dateview" />
    case '/dateview':
      return <DateView Heart={Heart} savedCopyOf={savedCopyOf} lookUps={lookUps} />
    case '/bookmarks':
      return <LazyBookmarks />
    default:
      return <NothingHere />
  }
}
