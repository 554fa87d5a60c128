import styles from './Skeleton.module.css'

/** A placeholder for a card that is loading. */
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
