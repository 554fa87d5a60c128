import styles from './BackupBar.module.css'
import type { InvalidItem } from '../../../bookmarks/plan-import.ts'

const mostShown = 50

/** What of a file can't be used, and why. */
export function InvalidList({ invalid }: { invalid: InvalidItem[] }) {
  if (invalid.length === 0) return null
  const shown = invalid.slice(0, mostShown)
  return (
    <>
      <p>{invalid.length.toLocaleString('en')} can’t be used:</p>
      <ul className={styles.reasons}>
        {shown.map(({ name, reason }, index) => (
          // The list never changes, and names and reasons may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {name}: {reason}.
          </li>
        ))}
        {invalid.length > mostShown && <li>And more like these.</li>}
      </ul>
    </>
  )
}
