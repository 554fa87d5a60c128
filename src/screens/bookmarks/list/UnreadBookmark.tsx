import styles from './BookmarkGrid.module.css'

/** Shown if a bookmark's record could not be read, until a later read succeeds. */
export function UnreadBookmark({ id }: { id?: string }) {
  return (
    <p id={id} className={styles.unread}>
      This bookmark could not be read. Please reload the page.
    </p>
  )
}
