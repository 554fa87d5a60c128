import { type ChangeEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { characterKeysAreOn, switchCharacterKeys } from './letter-shortcuts.ts'
import styles from './ShortcutsDialog.module.css'
import { keys } from './shortcuts.ts'

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
        <CharacterKeysSwitch />
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </div>
    </Dialog>
  )
}

function CharacterKeysSwitch() {
  const [on, setOn] = useState(characterKeysAreOn)

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    try {
      switchCharacterKeys(target.checked)
      setOn(target.checked)
    } catch (error) {
      // The specification asks for the browser's own alert.
      // oxlint-disable-next-line no-alert
      alert(`Your choice could not be kept. ${String(error)}`)
    }
  }

  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={change} />
      Letters and ? are keys, too
    </label>
  )
}
