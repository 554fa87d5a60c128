import { Backdrop } from '../media/Backdrop.tsx'
import styles from './CardSkeleton.module.css'
import cardStyles from './EntryCard.module.css'

/** Stands where a card will be while it is loading, over the last picture's backdrop. */
export function CardSkeleton() {
  return (
    <div className={cardStyles.card}>
      <span className="visually-hidden">Loading…</span>
      <div className={cardStyles.picture}>
        <Backdrop />
        <span className="shimmer" aria-hidden />
      </div>
      <div className={cardStyles.label}>
        <p className={cardStyles.day}>
          <span className={styles.blank} />
        </p>
        <div className={cardStyles.title}>
          <span className={styles.blank} />
        </div>
      </div>
    </div>
  )
}
