import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayPage } from '../apod/day-page.ts'
import type { Entry } from '../apod/entry.ts'
import styles from './MediaNotice.module.css'

interface MediaNoticeProps {
  entry: Entry
  text: string
  remedy?: ReactNode
}

/** Stands where there is no media to show, with the way to the service's own page of the day. */
export function MediaNotice({ entry, text, remedy }: MediaNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {remedy}
      <a href={dayPage(entry)} target="_blank" rel="noopener">
        See this day’s page of the service <ExternalLink aria-hidden size="1em" />
      </a>
    </div>
  )
}
