import { useState } from 'react'
import { dayWithWeekday } from '../apod/calendar.ts'
import { Timer } from '../ui/Timer.tsx'
import styles from './Lightbox.module.css'

export interface CaptionText {
  title: string
  description?: string
  /** Where the title leads: to the day's entry. */
  path?: string | undefined
}

/** Without a title, the day is the title. */
export function captionOf(date: string, title = '', copyright = ''): CaptionText {
  const day = dayWithWeekday(date)
  return title
    ? { title, description: [day, copyright].filter(Boolean).join(' · ') }
    : { title: day }
}

/** Hides with the toolbar, but shows a new picture's text for at least two seconds. */
export function Caption({ title, description, path }: CaptionText) {
  const [isNew, setIsNew] = useState(true)
  const words = <span className="ui-clamped">{title}</span>
  return (
    <div className={`${styles.caption} ${isNew ? styles.new : ''}`} aria-live="off">
      <h2>{path ? <a href={path}>{words}</a> : words}</h2>
      {description && <p className="ui-clamped ui-small-print">{description}</p>}
      {isNew && <Timer seconds={2} onElapsed={() => setIsNew(false)} />}
    </div>
  )
}
