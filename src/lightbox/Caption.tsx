import { useState } from 'react'
import { formatDate } from '../apod/calendar.ts'
import { Timer } from '../ui/Timer.tsx'
import styles from './Lightbox.module.css'

export interface CaptionText {
  title: string
  description?: string
}

/** Without a title, the day is the title. */
export function captionOf(date: string, title = '', copyright = ''): CaptionText {
  const day = formatDate(date, 'long')
  return title
    ? { title, description: [day, copyright].filter(Boolean).join(' · ') }
    : { title: day }
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
