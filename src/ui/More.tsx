import { Ellipsis } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './More.module.css'

interface MoreProps {
  isIconOnly?: boolean
  children: ReactNode
}

/** The last button of a row that wraps, and what it opens: a line below the row. */
export function More({ isIconOnly = false, children }: MoreProps) {
  return (
    <details className={`ui-screen-only ${styles.more}`}>
      <summary className={isIconOnly ? 'ui-icon-button' : 'ui-quiet-button'} title="More">
        <Icon icon={Ellipsis} />
        <span>More</span>
      </summary>
      <div className="ui-row">{children}</div>
    </details>
  )
}
