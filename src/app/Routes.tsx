import { useLayoutEffect } from 'react'
import { DateView } from '../screens/date-view/DateView.tsx'
import { hrefOf } from '../ui/base-path.ts'
import { navigate } from '../ui/location.ts'
import { Link } from '../ui/Link.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { LazyBookmarksScreen } from './LazyBookmarksScreen.tsx'
import { loadLater } from './load-later.ts'

/** The screen of a path. */
export function Routes({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <Redirect to="/dateview" />
    case '/dateview':
      return <DateView loadLater={loadLater} />
    case '/bookmarks':
      return <LazyBookmarksScreen />
    default:
      return <NotFound />
  }
}

/** Navigates on mount, replacing the history entry. */
function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(hrefOf(to), { replace: true }), [to])
  return null
}

function NotFound() {
  useDocumentTitle('There’s nothing here – Astronomy Picture Of the Day')
  return (
    <div className="notice lone">
      <p>There&apos;s nothing here!</p>
      <Link className="button" href="/dateview">
        Show today’s picture
      </Link>
    </div>
  )
}
