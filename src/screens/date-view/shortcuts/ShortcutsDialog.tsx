import { type ChangeEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { letterShortcutsAreOn, setLetterShortcuts } from '../../../ui/shortcuts/letter-shortcuts.ts'
import styles from './ShortcutsDialog.module.css'
import { shortcuts } from './shortcuts.ts'

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.shortcuts}>
        <h2 id={titleId}>Keyboard shortcuts</h2>
        <dl className={styles.list}>
          {shortcuts.map(({ keycap, label, dialogs }) => (
            <div key={keycap}>
              <dt>
                <kbd>{keycap}</kbd>
              </dt>
              <dd>{dialogs ? `${label} (also in the open entry)` : label}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>Close</dd>
          </div>
        </dl>
        <LetterShortcutsSwitch />
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </div>
    </Dialog>
  )
}

function LetterShortcutsSwitch() {
  const [on, setOn] = useState(letterShortcutsAreOn)

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    try {
      setLetterShortcuts(target.checked)
      setOn(target.checked)
    } catch (error) {
      // The specification asks for the browser's own alert.
      // oxlint-disable-next-line no-alert
      alert(`Your choice could not be saved. ${String(error)}`)
    }
  }

  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={change} />
      <span>Use letter shortcuts</span>
    </label>
  )
}
