import styles from './BookmarkGrid.module.css'

/** Stands where a bookmark's record could not be read; a later read that succeeds takes its place. */
export function UnreadBookmark({ id }: { id?: string }) {
  return (
    <p id={id} className={styles.unread}>
      This bookmark could not be read. Please reload the page.
    </p>
  )
}
