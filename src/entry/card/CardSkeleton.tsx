import styles from './EntryCard.module.css'

/** Stands where a card will be while it is loading. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className="visually-hidden">Loading…</span>
      <div className={styles.picture}>
        <span className="shimmer" aria-hidden />
      </div>
      <div className={styles.label}>
        <p className={styles.byline}>
          <span className={styles.blank} />
        </p>
        <div className={styles.title}>
          <span className={styles.blank} />
        </div>
      </div>
    </div>
  )
}
