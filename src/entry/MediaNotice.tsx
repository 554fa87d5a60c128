import { ExternalLink } from 'lucide-react'
import { dayPage } from '../apod/day-page.ts'
import styles from './MediaNotice.module.css'

interface MediaNoticeProps {
  date: string
  text: string
}

/** Stands where there is no media to show, with the way to the service's own page of the day. */
export function MediaNotice({ date, text }: MediaNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <a href={dayPage(date)} target="_blank" rel="noopener">
        See this day’s page of the service <ExternalLink aria-hidden size="1em" />
      </a>
    </div>
  )
}
