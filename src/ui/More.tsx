import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './More.module.css'

/** Must be last in a row that wraps, so that its content opens on a line below. */
export function More({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  return (
    <details className={`ui-no-print ${styles.more}`}>
      <summary className="ui-quiet-button" title="More">
        <Ellipsis />
        <span className={isShort ? 'ui-from-40rem' : ''}>More</span>
      </summary>
      <div className="ui-row">{children}</div>
    </details>
  )
}
