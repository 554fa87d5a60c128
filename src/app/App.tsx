import { Suspense } from 'react'
import {
  type AroundNavHandler,
  Link,
  type Parser,
  Router,
  useLocation,
  useRoute,
  useSearch,
} from 'wouter'
import { type Address, basePath } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import { useAddress } from '../navigation/use-address.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { createLazyPart } from '../ui/lazy-part.tsx'
import { PageFrame } from '../ui/Page.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import { useLazyDialog } from '../ui/use-lazy-dialog.ts'
import styles from './App.module.css'
import { appShortcuts } from './app-shortcuts.ts'
import { Routes } from './Routes.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const ShortcutsDialog = createLazyPart(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
  { isQuiet: true },
)
const AboutDialog = createLazyPart(async () => (await import('./About.tsx')).AboutDialog, {
  isQuiet: true,
})

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
  const { screen } = useAddress()
  const { open, presses, show, close } = useLazyDialog<'shortcuts' | 'about'>()
  useShortcuts(appShortcuts, () => show('shortcuts'))

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
      <ErrorBoundary key={`${path} ${presses}`} isLine onFailure={close}>
        <Suspense>
          {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
          {open === 'about' && <AboutDialog onClose={close} />}
        </Suspense>
      </ErrorBoundary>
      <div className={`block-on-paper ${styles.shell}`}>
        <SideNavigation />
        <PageFrame title={title} label={screenNames[screen]}>
          <ErrorBoundary key={path.replace(/\/$/, '')}>
            <Routes onOpenSheet={show} />
          </ErrorBoundary>
        </PageFrame>
      </div>
    </>
  )
}

const screenNames: Record<Address['screen'], string | undefined> = {
  day: 'By Date',
  month: 'By Date',
  find: 'By Date',
  bookmarks: 'Bookmarks',
  nothing: undefined,
}

/** A route is a path in lower case, or `*` for any; the router's own parser ignores the case. */
const exactly: Parser = (path) => ({
  keys: [],
  pattern: new RegExp(`^${path.replace('*', '.*')}/?$`),
})

/** As a browser does: start at the top, and add no history entry for the page that is shown. */
const followLink: AroundNavHandler = (_, href, { replace = false } = {}) => {
  goTo(href.slice(basePath.length), {
    replace: replace || href === location.pathname + location.search,
  })
  scrollTo(0, 0)
}
