import { QueryClientProvider } from '@tanstack/react-query'
import { Calendar, Heart, Info, LayoutGrid } from 'lucide'
import { useState } from 'react'
import { BookmarksSection } from '../bookmarks/BookmarksSection.tsx'
import { ByDateSection } from '../day/ByDateSection.tsx'
import { monthPathOf } from '../day/DayNavigation.tsx'
import { useSelectedDate } from '../day/selected-date.ts'
import { useToday } from '../entry/use-today.ts'
import { type Address, basePath, parseAddress, pathOf } from '../navigation/address.ts'
import { useAddress } from '../navigation/history.ts'
import { useScrollPosition } from '../navigation/use-scroll-position.ts'
import { queryClient } from '../service/queries.ts'
import { hasNasaList } from '../settings.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { Main, ScreenLayout } from '../ui/ScreenLayout.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { windows } from '../ui/windows.ts'
import { AboutDialog } from './AboutDialog.tsx'
import styles from './App.module.css'

export function App() {
  useScrollPosition()
  const address = useAddress()
  const section = sectionOf(address)
  // About closes where the address changes.
  const [aboutAddress, setAboutAddress] = useState<Address>()
  const openAbout = () => setAboutAddress(address)
  useShortcut('?', openAbout)

  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.shell}>
        <header className={`ui-screen-only ${styles.header}`}>
          <h1>
            <a href={`${basePath}/`}>Astronomy Picture Of the Day</a>
          </h1>
          <SideNavigation address={address} section={section} onOpenAbout={openAbout} />
        </header>
        <Main label={section}>
          {aboutAddress === address && <AboutDialog onClose={() => setAboutAddress(undefined)} />}
          <ErrorBoundary resetKey={address} onReload={reloadWithoutLayers}>
            {section === 'By Date' && <ByDateSection />}
            {section === 'Bookmarks' && <BookmarksSection />}
            {section === undefined && <NotFoundScreen />}
          </ErrorBoundary>
        </Main>
      </div>
    </QueryClientProvider>
  )
}

function sectionOf({ screen }: Address) {
  if (screen === 'not found') return undefined
  return screen === 'bookmarks' ? 'Bookmarks' : 'By Date'
}

interface SideNavigationProps {
  address: Address
  section: ReturnType<typeof sectionOf>
  onOpenAbout: () => void
}

function SideNavigation({ address, section, onOpenAbout }: SideNavigationProps) {
  const today = useToday()
  const date = useSelectedDate() ?? today
  // In a wide window the day has it.
  const hasBrowse = !useMediaQuery(windows.column) && hasNasaList
  const isWall = address.screen === 'month' || address.screen === 'anniversary'
  const current = hasBrowse && isWall ? 'Browse' : section
  const links = [
    { label: 'By Date', path: pathOf({ screen: 'today' }), icon: Calendar },
    ...(hasBrowse ? [{ label: 'Browse', path: monthPathOf(date, today), icon: LayoutGrid }] : []),
    { label: 'Bookmarks', path: pathOf({ screen: 'bookmarks' }), icon: Heart },
  ]
  return (
    <nav className={styles.navigation} aria-label="Screens">
      {links.map(({ label, path, icon }) => (
        <a
          key={label}
          className="ui-quiet-button"
          href={path}
          aria-current={label === current ? 'page' : undefined}
        >
          <Icon icon={icon} />
          <span>{label}</span>
        </a>
      ))}
      <button
        type="button"
        className="ui-quiet-button"
        aria-haspopup="dialog"
        onClick={onOpenAbout}
      >
        <Icon icon={Info} />
        <span>About</span>
      </button>
    </nav>
  )
}

function NotFoundScreen() {
  return (
    <ScreenLayout>
      <title>There’s nothing here – Astronomy Picture Of the Day</title>
      <div className="ui-empty-state">
        <p>There&apos;s nothing here!</p>
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
      </div>
    </ScreenLayout>
  )
}

function reloadWithoutLayers() {
  location.replace(pathOf({ ...parseAddress(location), layers: [] }))
}
