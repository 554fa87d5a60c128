import type { ReactNode } from 'react'
import { MessageLine } from './MessageLine.tsx'
import styles from './ScreenLayout.module.css'

interface MainProps {
  /** The page's `h1`. It is mounted once, so that its link keeps the focus when it is pressed. */
  title: ReactNode
  label: string | undefined
  children: ReactNode
}

export function Main({ title, label, children }: MainProps) {
  return (
    <main className={styles.main} aria-label={label} tabIndex={-1}>
      <header className={`ui-screen-only ${styles.title}`}>{title}</header>
      {children}
      <MessageLine />
    </main>
  )
}

interface ScreenLayoutProps {
  /** Stands beside the page's title where there is space for both, else below it. */
  head?: ReactNode
  children: ReactNode
}

export function ScreenLayout({ head, children }: ScreenLayoutProps) {
  return (
    <>
      <div className="ui-screen-only">{head}</div>
      <div className={styles.content}>{children}</div>
    </>
  )
}
