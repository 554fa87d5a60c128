import type { ReactNode } from 'react'
import { MessageLine } from './MessageLine.tsx'
import styles from './ScreenLayout.module.css'

export function Main({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <main className={styles.main} aria-label={label} tabIndex={-1}>
      {children}
      <MessageLine />
    </main>
  )
}

interface ScreenLayoutProps {
  title: string
  head?: ReactNode
  children: ReactNode
}

export function ScreenLayout({ title, head, children }: ScreenLayoutProps) {
  return (
    <>
      <title>{`${title} – Astronomy Picture Of the Day`}</title>
      <div className={styles.head}>{head}</div>
      <div className={styles.content}>{children}</div>
    </>
  )
}
