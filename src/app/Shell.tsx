import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import styles from './Shell.module.css'
import { SideNavigation } from './SideNavigation.tsx'

/** The frame around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <h1>
          <Link href="/" redirectsTo="/dateview">
            Astronomy Picture Of the Day
          </Link>
        </h1>
      </header>
      <SideNavigation />
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
