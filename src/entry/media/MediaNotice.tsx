import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { entryPageUrl } from '../../apod/entry-page-url.ts'
import type { Entry } from '../../apod/entry.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MediaNotice.module.css'

interface MediaNoticeProps {
  entry: Entry
  text: string
  fallbackAction?: ReactNode
}

/** Shown instead of media, with a link to NASA's page for the day. */
export function MediaNotice({ entry, text, fallbackAction }: MediaNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {fallbackAction}
      <a href={entryPageUrl(entry)} target="_blank" rel="noopener">
        <span>Open this day at NASA</span> <Icon icon={ExternalLink} />
      </a>
    </div>
  )
}
