import { useId } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './KeysDialog.module.css'
import { keys } from './keys.ts'

/** Shows what the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.keys}>
        <h2 id={titleId}>Keys on By Date</h2>
        <dl className={styles.list}>
          {keys.map(({ cap, does, inModal }) => (
            <div key={cap}>
              <dt>
                <kbd>{cap}</kbd>
              </dt>
              <dd>
                {does}
                {inModal && ', in the open entry, too'}
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>Close what is open</dd>
          </div>
        </dl>
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </div>
    </Dialog>
  )
}
