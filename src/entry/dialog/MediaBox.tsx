import { type ReactNode, useState } from 'react'
import styles from './EntryDialog.module.css'

interface MediaBoxProps {
  /** Changes with each step. */
  id: string
  ratio: number
  /** Whether it shows a picture that has loaded. Others go at once, because a video would play on. */
  canFade: boolean
  children: ReactNode
}

/** After a step, the last picture fades out while the next fades in. */
export function MediaBox(props: MediaBoxProps) {
  const [shown, setShown] = useState(props)
  const [leaving, setLeaving] = useState<MediaBoxProps>()
  // Keeps what was shown last, because that is what fades out.
  if (shown.children !== props.children) {
    setShown(props)
    if (shown.id !== props.id) setLeaving(shown.canFade ? shown : undefined)
  }
  return (
    <>
      {leaving && (
        <div
          key={leaving.id}
          inert
          className={`${styles.media} ui-leaving`}
          style={{ '--ratio': leaving.ratio, position: 'absolute' }}
          onAnimationEnd={() => setLeaving(undefined)}
        >
          {leaving.children}
        </div>
      )}
      <div key={props.id} className={styles.media} style={{ '--ratio': props.ratio }}>
        {props.children}
      </div>
    </>
  )
}
