import styles from './BackupBar.module.css'
import type { InvalidItem } from '../../../bookmarks/plan-import.ts'

const mostShown = 50

/** What of a file can't be used, and why. */
export function InvalidList({ invalid }: { invalid: InvalidItem[] }) {
  const shown = invalid.slice(0, mostShown)
  return (
    <>
      <p>Not usable: {invalid.length.toLocaleString('en')}.</p>
      {shown.length > 0 && (
        <ul className={styles.reasons}>
          {shown.map(({ name, reason }, index) => (
            // The list never changes, and names and reasons may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {name}: {reason}.
            </li>
          ))}
          {invalid.length > mostShown && <li>And more of the same kinds.</li>}
        </ul>
      )}
    </>
  )
}
