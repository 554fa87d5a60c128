import styles from './BackupBar.module.css'
import type { InvalidItem } from '../../../bookmarks/import/invalid-item.ts'

const maxShown = 50

/** Which items of a file can't be used, and why. */
export function InvalidList({ invalid }: { invalid: InvalidItem[] }) {
  const [first, ...others] = invalid
  if (!first) return null
  if (others.length === 0) return <p>{`1 can’t be used: ${sentenceOf(first)}`}</p>
  return (
    <>
      <p>{`${invalid.length.toLocaleString('en')} can’t be used:`}</p>
      <ul className={styles.reasons}>
        {invalid.slice(0, maxShown).map((item, index) => (
          // The list never changes, and names and reasons may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{sentenceOf(item)}</li>
        ))}
        {invalid.length > maxShown && (
          <li>{`and ${(invalid.length - maxShown).toLocaleString('en')} more.`}</li>
        )}
      </ul>
    </>
  )
}

function sentenceOf({ name, reason }: InvalidItem) {
  return `${name} ${reason}.`
}
