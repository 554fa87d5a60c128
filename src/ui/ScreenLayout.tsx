import type { ReactNode } from 'react'
import { MessageList } from './MessageList.tsx'
import head from './Head.module.css'
import styles from './ScreenLayout.module.css'

export function Main({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <main className={styles.main} aria-label={label} tabIndex={-1}>
      {children}
      <MessageList />
    </main>
  )
}

interface ScreenLayoutProps {
  title: string
  /** What stands in a wide window's column: the header (`list`), or header and content (`day`). */
  layout?: 'list' | 'day'
  header?: ReactNode
  children: ReactNode
}

export function ScreenLayout({ title, layout = 'list', header, children }: ScreenLayoutProps) {
  const isList = layout === 'list'
  const headerClass = isList ? 'ui-row' : ''
  const contentClass = isList ? 'ui-behind-dialogs ui-fades-in' : ''
  return (
    <>
      <title>{`${title} – Astronomy Picture Of the Day`}</title>
      <div
        className={`ui-behind-dialogs ${headerClass} ${head.controls} ${styles.header} ${styles[layout]}`}
      >
        {header}
      </div>
      <div className={`${contentClass} ${styles.content} ${styles[layout]}`}>{children}</div>
    </>
  )
}
