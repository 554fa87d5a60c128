import { type ChangeEvent, useId, useState } from 'react'
import { heartShortcuts } from '../bookmarks/Heart.tsx'
import { cardShortcuts } from '../entry/card/CardOfEntry.tsx'
import { viewerShortcuts } from '../entry/viewer/viewer-shortcuts.ts'
import { dateViewShortcuts } from '../screens/date-view/date-view-shortcuts.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogFoot } from '../ui/dialog/DialogFoot.tsx'
import { letterShortcutsAreOn, setLetterShortcuts } from '../ui/shortcuts.ts'
import { stepShortcuts } from '../ui/steps.ts'
import { About } from './About.tsx'
import { appShortcuts } from './app-shortcuts.ts'
import styles from './ShortcutsDialog.module.css'

type Keys = readonly { key: string; keycap?: string; label: string }[]

const shortcuts: Keys = [
  ...stepShortcuts,
  ...dateViewShortcuts,
  ...heartShortcuts,
  ...cardShortcuts,
  ...appShortcuts,
  { key: 'Escape', keycap: 'Esc', label: 'Close' },
]

/** The list of keyboard shortcuts, and below it what this page is. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Keyboard shortcuts</h2>
      {/* First, so that its focus does not scroll a long list. */}
      <LetterShortcutsSwitch />
      <KeyList keys={shortcuts} />
      <h3>In the image viewer</h3>
      <KeyList keys={viewerShortcuts} />
      <div className="stack section">
        <h3>About</h3>
        <About />
      </div>
      <DialogFoot />
    </Dialog>
  )
}

function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className={styles.list}>
      {keys.map(({ key, keycap = key.length === 1 ? key.toUpperCase() : key, label }) => (
        <div key={key}>
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
      alert(`Your choice could not be saved. ${String(error)}`)
    }
  }

  return (
    <label className={`row ${styles.switch}`}>
      <input type="checkbox" checked={on} onChange={change} />
      <span>Use letter shortcuts</span>
    </label>
  )
}
