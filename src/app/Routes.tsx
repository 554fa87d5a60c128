import { LazyBookmarksScreen } from './LazyBookmarksScreen.tsx'
import { DateView } from '../screens/date-view/DateView.tsx'
import { Redirect } from './Redirect.tsx'
import { NotFound } from './NotFound.tsx'

/** The screen of a path. */
export function Routes({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <Redirect to="/dateview" />
    case '/dateview':
      return <DateView />
    case '/bookmarks':
      return <LazyBookmarksScreen />
    default:
      return <NotFound />
  }
}
