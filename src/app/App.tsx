import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BookmarksScreen } from '../bookmarks/BookmarksScreen.tsx'
import { ByDateScreen } from '../day/ByDateScreen.tsx'
import { type Address, parseAddress, withLayers } from '../navigation/address.ts'
import { pathOf, rootPath, byDatePath } from '../navigation/path-of.ts'
import { useAddress } from '../navigation/rendered-location.ts'
import { useScrollPosition } from '../navigation/use-scroll-position.ts'
import { queryClient } from '../service/queries.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { useDocumentTitle } from '../ui/hooks.ts'
import { ScreenLayout, Main } from '../ui/ScreenLayout.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { AboutDialog } from './AboutDialog.tsx'
import styles from './App.module.css'
import { SideNavigation } from './SideNavigation.tsx'

export function App() {
  const address = useAddress()
  return (
    <QueryClientProvider client={queryClient}>
      {/* For what is outside of a screen, such as About. */}
      <ErrorBoundary resetKey={address} onReload={reloadWithoutLayers}>
        <Shell address={address} />
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

function Shell({ address }: { address: Address }) {
  useScrollPosition()
  const section = sections[address.screen]
  // About closes where the address changes.
  const [aboutAt, setAboutAt] = useState<Address>()
  const isAboutOpen = aboutAt === address
  const openAbout = () => setAboutAt(address)
  const closeAbout = () => setAboutAt(undefined)
  useShortcut('?', openAbout)

  const title = (
    <h1>
      <a href={rootPath}>Astronomy Picture Of the Day</a>
    </h1>
  )
  return (
    <>
      {isAboutOpen && <AboutDialog onClose={closeAbout} />}
      <div className={styles.shell}>
        <SideNavigation shown={section} onAbout={openAbout} />
        <Main title={title} label={section}>
          <ErrorBoundary resetKey={address} onReload={reloadWithoutLayers}>
            <Screen screen={address.screen} />
          </ErrorBoundary>
        </Main>
      </div>
    </>
  )
}

function Screen({ screen }: { screen: Address['screen'] }) {
  switch (screen) {
    case 'day':
    case 'month':
    case 'anniversary':
    case 'search':
      return <ByDateScreen />
    case 'bookmarks':
      return <BookmarksScreen />
    case 'not found':
      return <NotFoundScreen />
  }
}

function NotFoundScreen() {
  useDocumentTitle('There’s nothing here – Astronomy Picture Of the Day')
  return (
    <ScreenLayout>
      <div className="ui-empty-state">
        <p>There&apos;s nothing here!</p>
        <a className="ui-button" href={byDatePath}>
          Show today’s picture
        </a>
      </div>
    </ScreenLayout>
  )
}

function reloadWithoutLayers() {
  location.replace(pathOf(withLayers(parseAddress(location), [])))
}

/** The section of the navigation that a screen belongs to. */
const sections: Record<Address['screen'], string | undefined> = {
  day: 'By Date',
  month: 'By Date',
  anniversary: 'By Date',
  search: 'By Date',
  bookmarks: 'Bookmarks',
  'not found': undefined,
}
