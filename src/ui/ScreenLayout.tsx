import type { ReactNode } from 'react'
import { MessageLine } from './messages.tsx'
import styles from './ScreenLayout.module.css'

interface MainProps {
  /** The page's `h1`. It is mounted once, so that its link keeps the focus when it is pressed. */
  title: ReactNode
  /** Names the screen where the focus comes to it. */
  label: string | undefined
  /** A `Page`. */
  children: ReactNode
}

/** What all screens have around them: the page's title, and the place for a `Page`. */
export function Main({ title, label, children }: MainProps) {
  return (
    <main className={styles.frame} aria-label={label} tabIndex={-1}>
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

/** A screen: its head, and below it all the rest, which is at least as high as the window. */
export function ScreenLayout({ head, children }: ScreenLayoutProps) {
  return (
    <>
      <div className="ui-screen-only">{head}</div>
      <div className={styles.content}>{children}</div>
    </>
  )
}
