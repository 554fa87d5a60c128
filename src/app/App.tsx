import { QueryClientProvider } from '@tanstack/react-query'
import { Calendar, Heart, Info, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from 'react-error-boundary'
import { archiveMonthOf } from '../apod/month.ts'
import { useReadFailureAlert } from '../bookmarks/read-failure.ts'
import { type Address, basePath, pathOf } from '../navigation/address.ts'
import { useSelectedDate } from '../navigation/dates.ts'
import { useAddress } from '../navigation/history.ts'
import { closeFrontLayer } from '../navigation/layers.ts'
import { useToday } from '../navigation/today.ts'
import { useScrollPosition, useVisit } from '../navigation/visits.ts'
import { Screen, screens } from '../screens/screens.tsx'
import { queryClient } from '../service/queries.ts'
import { QuietButton, QuietLink } from '../ui/QuietButton.tsx'
import { Main } from '../ui/ScreenLayout.tsx'
import { useEscape } from '../ui/shortcuts.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import head from '../ui/Head.module.css'
import styles from './App.module.css'

export function App() {
  const address = useAddress()
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary FallbackComponent={CrashNotice} resetKeys={[address]}>
        <AppShell address={address} />
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

function AppShell({ address }: { address: Address }) {
  useScrollPosition()
  useReadFailureAlert()
  const { section } = screens[address.screen]
  const today = useToday()
  const visitId = useVisit('id')
  useEscape('', closeFrontLayer)
  const month = archiveMonthOf(useSelectedDate() ?? today, today)
  const links = [
    { label: 'By Date', href: pathOf({ screen: 'today' }), icon: Calendar },
    { label: 'Browse', href: pathOf({ screen: 'month', month }), icon: LayoutGrid },
    { label: 'Bookmarks', href: pathOf({ screen: 'bookmarks' }), icon: Heart },
  ]

  return (
    <div className={styles.shell}>
      <header className={`ui-no-print ${styles.header}`}>
        <div className={styles.masthead}>
          <h1 className={head.title}>
            <a href={`${basePath}/`}>Astronomy Picture Of the Day</a>
          </h1>
          <nav
            className={`ui-bottom-bar ${head.navigation} ${styles.navigation}`}
            aria-label="Main"
          >
            {links.map((link) => (
              <QuietLink
                {...link}
                key={link.label}
                aria-current={link.label === section ? 'page' : undefined}
              />
            ))}
            {/* Closes when another visit begins, or when a layer opens or closes. */}
            <About key={[visitId, ...address.layers].join()} />
          </nav>
        </div>
      </header>
      <Main label={section}>
        <ErrorBoundary FallbackComponent={CrashNotice} resetKeys={[address]}>
          <Screen address={address} />
        </ErrorBoundary>
      </Main>
    </div>
  )
}

function About() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <QuietButton
        icon={Info}
        label="About"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {/* Outside the header, which isn't printed. */}
      {isOpen && createPortal(<AboutDialog onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}
