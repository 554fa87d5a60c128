import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, Suspense, useState } from 'react'
import { type AroundNavHandler, Link, Router } from 'wouter'
import { BookmarksProvider } from '../bookmarks/BookmarksProvider.tsx'
import { type Address, basePath, parseAddress, pathOf, withLayers } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import { useAddress, usePathname } from '../navigation/use-location.ts'
import { queryClient } from '../service/queries.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { createLaterPart } from '../ui/later-part.tsx'
import { MissingDialog } from '../ui/LoadFailure.tsx'
import { PageFrame } from '../ui/Page.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import styles from './App.module.css'
import { Routes } from './Routes.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const AboutDialog = createLaterPart(async () => (await import('./AboutDialog.tsx')).AboutDialog, {
  Place: MissingDialog,
})

/** The page, and what following a link means in it. */
export function App() {
  return (
    <Router {...routing}>
      <QueryClientProvider client={queryClient}>
        <BookmarksProvider>
          <Shell />
        </BookmarksProvider>
      </QueryClientProvider>
    </Router>
  )
}

/** The navigation beside the screen that the address names. */
function Shell() {
  const address = useAddress()
  const name = screenNames[address.screen]
  // About closes where the address changes.
  const [aboutAt, setAboutAt] = useState<Address>()
  const isAboutOpen = aboutAt === address
  // The screen stays as it is while the dialog loads.
  const openAbout = () => startTransition(() => setAboutAt(address))
  const closeAbout = () => setAboutAt(undefined)
  useShortcut('?', openAbout)

  const title = (
    <h1>
      {/* Replaces the history entry of a visitor who is where '/' leads. */}
      <Link href="/" replace={address.screen === 'day' && address.date === undefined}>
        <span>Astronomy Picture Of the Day</span>
      </Link>
    </h1>
  )
  return (
    <>
      <Suspense>{isAboutOpen && <AboutDialog onClose={closeAbout} />}</Suspense>
      <div className={styles.shell}>
        <SideNavigation shown={name} onAbout={openAbout} />
        <PageFrame title={title} label={name}>
          <ErrorBoundary key={name} onReload={reloadClosed}>
            <Routes onAbout={openAbout} />
          </ErrorBoundary>
        </PageFrame>
      </div>
    </>
  )
}

/** Loads the page again with nothing open over it. */
function reloadClosed() {
  location.replace(basePath + pathOf(withLayers(parseAddress(location), [])))
}

const screenNames: Record<Address['screen'], string | undefined> = {
  root: 'By Date',
  day: 'By Date',
  month: 'By Date',
  years: 'By Date',
  find: 'By Date',
  bookmarks: 'Bookmarks',
  'not found': undefined,
}

/** Follows a link as a browser does: it starts at the top, and adds no history entry for the page that is shown. */
const followLink: AroundNavHandler = (_, href, { replace = false } = {}) => {
  goTo(href.slice(basePath.length), {
    replace: replace || href === location.pathname + location.search,
  })
  scrollTo(0, 0)
}

/** What wouter's links need: the shown path, and where they lead. */
const routing = { base: basePath, hook: useShownPath, aroundNav: followLink }

function useShownPath(): [string, () => void] {
  return [usePathname(), () => {}]
}
