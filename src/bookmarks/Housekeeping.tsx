import { lazy } from 'react'
import { OnDemand } from '../ui/OnDemand.tsx'
import styles from './BackUp.module.css'

const BackUp = lazy(async () => ({ default: (await import('./BackUp.tsx')).BackUp }))

/** What the Bookmarks screen offers besides the list; loaded after it. */
export function Housekeeping() {
  return (
    <section className={styles.backUp} aria-label="Back-up">
      <OnDemand>
        <BackUp />
      </OnDemand>
    </section>
  )
}
