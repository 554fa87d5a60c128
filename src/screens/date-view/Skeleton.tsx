import styles from './Skeleton.module.css'

/** Holds the place of a card while its content is on the way. */
export function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <span className="visually-hidden">Loading…</span>
      <div className={styles.media} />
      <div className={styles.title} />
      <div className={styles.line} />
    </div>
  )
}
