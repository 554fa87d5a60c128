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
  const section = sectionOf(address)
  // About closes where the address changes.
  const [aboutAddress, setAboutAddress] = useState<Address>()
  const openAbout = () => setAboutAddress(address)
  useShortcut('?', openAbout)

  const title = (
    <h1>
      <a href={rootPath}>Astronomy Picture Of the Day</a>
    </h1>
  )
  return (
    <>
      {aboutAddress === address && <AboutDialog onClose={() => setAboutAddress(undefined)} />}
      <div className={styles.shell}>
        <SideNavigation current={section} onAbout={openAbout} />
        <Main title={title} label={section}>
          <ErrorBoundary resetKey={address} onReload={reloadWithoutLayers}>
            {section === 'By Date' && <ByDateScreen />}
            {section === 'Bookmarks' && <BookmarksScreen />}
            {section === undefined && <NotFoundScreen />}
          </ErrorBoundary>
        </Main>
      </div>
    </>
  )
}

/** The section of the navigation that an address belongs to. */
function sectionOf({ screen }: Address) {
  if (screen === 'not found') return undefined
  return screen === 'bookmarks' ? 'Bookmarks' : 'By Date'
}

function NotFoundScreen() {
  return (
    <ScreenLayout>
      <title>There’s nothing here – Astronomy Picture Of the Day</title>
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
