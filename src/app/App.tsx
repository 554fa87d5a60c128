import { Redirect, Route, Switch, useLocation } from 'wouter'
import { LazyBookmarks } from '../bookmarks/LazyBookmarks.tsx'
import { Heart } from '../bookmarks/Heart.tsx'
import { SavedCopy } from '../bookmarks/SavedCopy.tsx'
import { healBookmark } from '../bookmarks/store.ts'
import { DateView } from '../dateview/DateView.tsx'
import { createLookUps } from '../dateview/look-ups.ts'
import { lookUpOnce } from '../service/early-look-up.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Crashed } from './Crashed.tsx'
import { NothingHere } from './NothingHere.tsx'
import { Shell } from './Shell.tsx'

const lookUps = createLookUps(lookUpOnce, (entry) => void healBookmark(entry))

/** The routes, and what the screens share. */
export function App() {
  const [path] = useLocation()
  return (
    <Shell>
      <ErrorBoundary key={path} fallback={(reset) => <Crashed onGoOn={reset} />}>
        <Switch>
          <Route path="/">
            <Redirect to="/dateview" replace />
          </Route>
          <Route path="/dateview">
            <DateView
              heart={(entry, button) => <Heart entry={entry} button={button} />}
              savedCopy={(date, show) => <SavedCopy date={date}>{show}</SavedCopy>}
              lookUps={lookUps}
            />
          </Route>
          <Route path="/bookmarks">
            <LazyBookmarks />
          </Route>
          <Route>
            <NothingHere />
          </Route>
        </Switch>
      </ErrorBoundary>
    </Shell>
  )
}
