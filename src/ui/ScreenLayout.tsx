import type { ReactNode } from 'react'
import { MessageList } from './MessageList.tsx'
import { useAnnouncement } from './messages.ts'
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
  /**
   * What goes in a wide window's column. `list`: only the head, which stays put while the content next to it
   * scrolls. `day`: the head and the content, which scroll together.
   */
  layout?: 'list' | 'day'
  head?: ReactNode
  children: ReactNode
}

export function ScreenLayout({ title, layout = 'list', head, children }: ScreenLayoutProps) {
  return (
    <>
      <title>{`${title} – Astronomy Picture Of the Day`}</title>
      <div className={`${styles.head} ${styles[layout]}`}>{head}</div>
      <div className={`${styles.content} ${styles[layout]}`}>{children}</div>
    </>
  )
}

export function Loading() {
  useAnnouncement('Loading...')
  return (
    <div className="ui-empty-state ui-delayed">
      <p>Loading...</p>
    </div>
  )
}
