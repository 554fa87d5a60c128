import { lazy, startTransition, Suspense, useState } from 'react'
import {
  type AroundNavHandler,
  Link,
  type Parser,
  Router,
  useLocation,
  useRoute,
  useSearch,
} from 'wouter'
import { basePath } from '../navigation/base-path.ts'
import { goTo } from '../navigation/history.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { PageFrame } from '../ui/Page.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import styles from './App.module.css'
import { appShortcuts } from './app-shortcuts.ts'
import { Routes } from './Routes.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))
const AboutDialog = lazy(async () => ({ default: (await import('./About.tsx')).AboutDialog }))

/** The page: wouter's links and routes, with this page's rules. */
export function App() {
  return (
    <Router base={basePath} parser={exactly} aroundNav={followLink}>
      <Shell />
    </Router>
  )
}

/** The navigation beside the screen that the path names. */
function Shell() {
  const [path] = useLocation()
  const [isByDate] = useRoute('/dateview')
  const search = useSearch()
  const [sheet, setSheet] = useState<'shortcuts' | 'about'>()
  // The screen stays as it is while the sheet loads.
  const openSheet = (name: typeof sheet) => startTransition(() => setSheet(name))
  const close = () => setSheet(undefined)
  useShortcuts(appShortcuts, () => openSheet('shortcuts'))
  const title = (
    <h1>
      {/* Already on the page that '/' redirects to. */}
      <Link href="/" replace={isByDate && search === ''}>
        Astronomy Picture Of the Day
      </Link>
    </h1>
  )
  return (
    <>
      <ErrorBoundary onCrash={close}>
        <Suspense>
          {sheet === 'shortcuts' && <ShortcutsDialog onClose={close} />}
          {sheet === 'about' && <AboutDialog onClose={close} />}
        </Suspense>
      </ErrorBoundary>
      <div className={`block-on-paper ${styles.shell}`}>
        <SideNavigation />
        <PageFrame title={title}>
          <ErrorBoundary key={path.replace(/\/$/, '')}>
            <Routes onOpenSheet={openSheet} />
          </ErrorBoundary>
        </PageFrame>
      </div>
    </>
  )
}

/** A route is a path in lower case, or `*` for any; the router's own parser ignores the case. */
const exactly: Parser = (path) => ({
  keys: [],
  pattern: new RegExp(`^${path.replace('*', '.*')}/?$`),
})

/** As a browser does: start at the top, and add no history entry for the page that is shown. */
const followLink: AroundNavHandler = (_, href, { replace = false } = {}) => {
  goTo(href, { replace: replace || href === location.pathname + location.search })
  scrollTo(0, 0)
}
