import { type ChangeEvent, useId, useState } from 'react'
import { heartShortcuts } from '../bookmarks/Heart.tsx'
import { cardShortcuts } from '../entry/card/EntryCard.tsx'
import { stepShortcuts } from '../entry/step-shortcuts.ts'
import { viewerShortcuts } from '../entry/viewer/viewer-shortcuts.ts'
import { basePath } from '../navigation/base-path.ts'
import { dayShortcuts } from '../screens/date-view/day-shortcuts.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogFoot } from '../ui/dialog/DialogFoot.tsx'
import { letterShortcutsAreOn, setLetterShortcuts } from '../ui/shortcuts.ts'
import { appShortcuts } from './app-shortcuts.ts'
import styles from './ShortcutsDialog.module.css'

type Keys = readonly { key: string; keycap?: string; label: string }[]

const shortcuts: Keys = [
  ...stepShortcuts,
  ...dayShortcuts,
  ...heartShortcuts,
  ...cardShortcuts,
  ...appShortcuts,
  { key: 'Escape', keycap: 'Esc', label: 'Close' },
]

interface ShortcutsDialogProps {
  /** Asked for what the page is, not for its keys. */
  startsAtAbout: boolean
  onClose: () => void
}

/** The list of keyboard shortcuts, and after it what this page is. */
export function ShortcutsDialog({ startsAtAbout, onClose }: ShortcutsDialogProps) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.columns}>
        <div>
          <h2 id={titleId}>Keyboard shortcuts</h2>
          {/* First, so that its focus does not scroll a long list. */}
          <LetterShortcutsSwitch />
          <KeyList keys={shortcuts} />
        </div>
        <div>
          <h3>In the image viewer</h3>
          <KeyList keys={viewerShortcuts} />
          <About isFocused={startsAtAbout} />
        </div>
      </div>
      <DialogFoot />
    </Dialog>
  )
}

function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className={styles.list}>
      {keys.map(({ key, keycap = key.toUpperCase(), label }) => (
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
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={change} />
      <span>Use letter shortcuts</span>
    </label>
  )
}

/** Whose pictures these are, what is kept where, and what the page is made of. */
function About({ isFocused }: { isFocused: boolean }) {
  return (
    <>
      <h3 ref={isFocused ? focusSoon : undefined} tabIndex={-1}>
        About
      </h3>
      <p>
        <span>The pictures and texts are those of </span>
        <a href="https://science.nasa.gov/apod/" target="_blank" rel="noopener">
          NASA’s Astronomy Picture of the Day
        </a>
        <span>, chosen there every day since 1995. Each belongs to the owner named beside it.</span>
      </p>
      <p>Your bookmarks are kept in this browser alone. Export them to have a copy.</p>
      <p>
        <span>The program is free, with the MIT licence; </span>
        <a href={`${basePath}/licences.txt`} target="_blank" rel="noopener">
          its parts and their licences
        </a>
        <span> come with it.</span>
      </p>
    </>
  )
}

/** Once the dialog is open. */
function focusSoon(heading: HTMLElement | null) {
  setTimeout(() => heading?.focus())
}
