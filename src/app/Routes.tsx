import { Heart } from '../bookmarks/Heart.tsx'
import { LazyBookmarksScreen } from './LazyBookmarksScreen.tsx'
import { savedCopyOf } from '../bookmarks/saved-copy.ts'
import { refreshBookmark } from '../bookmarks/bookmarks.ts'
import { DateView } from '../screens/date-view/DateView.tsx'
import { lookUpCache } from '../service/look-up.ts'
import { Redirect } from './Redirect.tsx'
import { NotFound } from './NotFound.tsx'

lookUpCache.onEntry((entry) => void refreshBookmark(entry))

/** The routes, and what the screens share. */
export function Routes({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <Redirect to="/dateview" />
    case '/dateview':
      return <DateView Heart={Heart} savedCopyOf={savedCopyOf} lookUpCache={lookUpCache} />
    case '/bookmarks':
      return <LazyBookmarksScreen />
    default:
      return <NotFound />
  }
}
