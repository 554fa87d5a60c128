import { Backdrop } from '../../../entry/media/Backdrop.tsx'
import styles from './Skeleton.module.css'

/** A placeholder for a card that is loading, in the last picture's light. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} data-frame>
      <span className="visually-hidden">Loading…</span>
      <div className={`shimmers ${styles.media}`}>
        <Backdrop />
      </div>
      <div className={styles.text}>
        <div className={styles.title} />
        <div className={styles.line} />
      </div>
    </div>
  )
}
