import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BookmarksProvider } from '../bookmarks/BookmarksProvider.tsx'
import { type Address, parseAddress, pathOf, rootPath, withLayers } from '../navigation/address.ts'
import { useAddress } from '../navigation/hooks.ts'
import { queryClient } from '../service/queries.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { PageFrame } from '../ui/Page.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { AboutDialog } from './AboutDialog.tsx'
import styles from './App.module.css'
import { Routes } from './Routes.tsx'
import { SideNavigation } from './SideNavigation.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BookmarksProvider>
        <Shell />
      </BookmarksProvider>
    </QueryClientProvider>
  )
}

function Shell() {
  const address = useAddress()
  const name = screenNames[address.screen]
  // About closes where the address changes.
  const [aboutAt, setAboutAt] = useState<Address>()
  const isAboutOpen = aboutAt === address
  const openAbout = () => setAboutAt(address)
  const closeAbout = () => setAboutAt(undefined)
  useShortcut('?', openAbout)

  const title = (
    <h1>
      <a href={rootPath}>
        <span>Astronomy Picture Of the Day</span>
      </a>
    </h1>
  )
  return (
    <>
      {isAboutOpen && <AboutDialog onClose={closeAbout} />}
      <div className={styles.shell}>
        <SideNavigation shown={name} onAbout={openAbout} />
        <PageFrame title={title} label={name}>
          <ErrorBoundary address={address} onReload={reloadClosed}>
            <Routes onAbout={openAbout} />
          </ErrorBoundary>
        </PageFrame>
      </div>
    </>
  )
}

function reloadClosed() {
  location.replace(pathOf(withLayers(parseAddress(location), [])))
}

const screenNames: Record<Address['screen'], string | undefined> = {
  day: 'By Date',
  month: 'By Date',
  years: 'By Date',
  find: 'By Date',
  bookmarks: 'Bookmarks',
  'not found': undefined,
}
