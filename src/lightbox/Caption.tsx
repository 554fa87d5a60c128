import { useState } from 'react'
import { formatDate } from '../apod/calendar.ts'
import { copyrightLineOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { Timer } from '../ui/Timer.tsx'
import styles from './Lightbox.module.css'

export interface CaptionText {
  title: string
  description?: string
}

export function captionOf(date: string, entry: Entry | undefined, showsYear = false): CaptionText {
  const day = formatDate(date, 'long')
  if (!entry) return { title: day }
  const year = showsYear ? `${date.slice(0, 4)} · ` : ''
  const description = [day, copyrightLineOf(entry)].filter(Boolean).join(' · ')
  return { title: year + titleOf(entry), description }
}

/** Hides with the toolbar, but shows a new picture's text for at least two seconds. */
export function Caption({ title, description }: CaptionText) {
  const [isNew, setIsNew] = useState(true)
  return (
    <div className={`${styles.caption} ${isNew ? styles.new : ''}`} aria-live="off">
      <h2 className="ui-clamped">{title}</h2>
      {description && <p className="ui-clamped ui-small-print">{description}</p>}
      {isNew && <Timer seconds={2} onElapsed={() => setIsNew(false)} />}
    </div>
  )
}
