import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './More.module.css'

/** Must be last in its row, to open on a line below it. If `isCompact`, a phone shows only the icon. */
export function More({ isCompact, children }: { isCompact?: boolean; children: ReactNode }) {
  return (
    <details className={`ui-no-print ${styles.more}`}>
      <summary className="ui-quiet-button" title="More">
        <Ellipsis />
        <span className={isCompact ? 'ui-from-40rem' : ''}>More</span>
      </summary>
      <div className="ui-row">{children}</div>
    </details>
  )
}
