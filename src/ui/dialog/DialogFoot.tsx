import { useDialog } from './dialog-context.ts'
import styles from './Dialog.module.css'

/** Close, in view below what scrolls. */
export function DialogFoot() {
  const { close } = useDialog()
  return (
    <div className={`row ${styles.foot}`}>
      <button type="button" className="button" onClick={close}>
        Close
      </button>
    </div>
  )
}
