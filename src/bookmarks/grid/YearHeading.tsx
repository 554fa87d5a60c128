import { parseDay } from '../../apod/day.ts'
import type { Bookmark } from '../bookmark.ts'
import styles from './BookmarkGrid.module.css'

interface YearHeadingProps {
  bookmark: Bookmark
  /** The bookmark before it in the list, if any. */
  previous: Bookmark | undefined
}

/** The year of a bookmark's picture, above the first bookmark of each year. */
export function YearHeading({ bookmark, previous }: YearHeadingProps) {
  const year = yearOf(bookmark)
  if (previous && yearOf(previous) === year) return null
  return (
    <li className={styles.year}>
      <h2>{year}</h2>
    </li>
  )
}

function yearOf({ entry }: Bookmark) {
  return parseDay(entry.date)?.slice(0, 4) ?? 'Without a date'
}
