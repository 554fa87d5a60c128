import { useDialog } from './dialog-context.ts'
import styles from './Dialog.module.css'

/** Close, in view while the rest scrolls. */
export function DialogFoot() {
  const { close } = useDialog()
  return (
    <button type="button" className={`button ${styles.close}`} onClick={close}>
      Close
    </button>
  )
}
