import { type ChangeEvent, useId, useState } from 'react'
import { viewerKeys } from '../../../entry/viewer/key-transform.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { letterShortcutsAreOn, setLetterShortcuts } from '../../../ui/shortcuts/letter-shortcuts.ts'
import styles from './ShortcutsDialog.module.css'

const shortcuts = [
  { keycap: '←', label: 'Previous day (also in the open entry)' },
  { keycap: '→', label: 'Next day (also in the open entry)' },
  { keycap: 'R', label: 'Random day' },
  { keycap: 'T', label: 'Today' },
  { keycap: 'B', label: 'Add or remove the bookmark (also in the open entry)' },
  { keycap: 'Enter', label: 'Open the entry' },
  { keycap: '?', label: 'Show keyboard shortcuts' },
  { keycap: 'Esc', label: 'Close' },
]

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.shortcuts}>
        <h2 id={titleId}>Keyboard shortcuts</h2>
        {/* First, so that its focus does not scroll a long list. */}
        <LetterShortcutsSwitch />
        <KeyList keys={shortcuts} />
        <h3>In the image viewer</h3>
        <KeyList keys={viewerKeys} />
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </div>
    </Dialog>
  )
}

function KeyList({ keys }: { keys: readonly { keycap: string; label: string }[] }) {
  return (
    <dl className={styles.list}>
      {keys.map(({ keycap, label }) => (
        <div key={keycap}>
          <dt>
            <kbd>{keycap}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
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
