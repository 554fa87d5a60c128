import styles from './BackupBar.module.css'
import type { Unusable } from '../../../bookmarks/plan-import.ts'

const mostShown = 50

/** What of a file can't be used, and why. */
export function UnusableList({ unusable }: { unusable: Unusable[] }) {
  const shown = unusable.slice(0, mostShown)
  return (
    <>
      <p>Not usable: {unusable.length.toLocaleString('en')}.</p>
      {shown.length > 0 && (
        <ul className={styles.reasons}>
          {shown.map(({ name, why }, index) => (
            // The list never changes, and names and reasons may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {name}: {why}.
            </li>
          ))}
          {unusable.length > mostShown && <li>And more of the same kinds.</li>}
        </ul>
      )}
    </>
  )
}
