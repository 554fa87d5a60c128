import { type ChangeEvent, Fragment, useId, useState } from 'react'
import { rootPath } from '../navigation/path-of.ts'
import { hasNasaList } from '../settings.ts'
import { DialogFoot, Sheet } from '../ui/Dialog.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { letterShortcutsAreOn, setLetterShortcuts } from '../ui/shortcuts.ts'
import styles from './App.module.css'

type Keys = Readonly<Record<string, string>>

const shortcuts: Keys = {
  '←': 'Previous day (also in the open entry)',
  '→': 'Next day (also in the open entry)',
  R: 'Random day',
  T: 'Today',
  ...(hasNasaList && { M: 'Browse the month, and back', '/': 'Search all years' }),
  B: 'Add or remove the bookmark (also in the open entry)',
  Enter: 'Open the entry',
  '?': 'Show keyboard shortcuts',
  Esc: 'Close',
}

const viewerShortcuts: Keys = {
  '+': 'Zoom in',
  '-': 'Zoom out',
  Arrows: 'Move the zoomed picture',
  Space: 'Pause or play a slideshow',
}

/** What this page is, and below it the keys; a phone has them on request. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const hasMouse = useMediaQuery('(any-hover: hover)')
  return (
    <Sheet aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>About</h2>
      <About />
      <details className="ui-section" open={hasMouse}>
        <summary>Keyboard shortcuts</summary>
        <div className="ui-stack">
          <LetterShortcutsSwitch />
          <p className="ui-small-print">In the image viewer, + and - work whatever this says.</p>
          <KeyList keys={shortcuts} />
          <h3>In the image viewer</h3>
          <KeyList keys={viewerShortcuts} />
        </div>
      </details>
      <DialogFoot />
    </Sheet>
  )
}

function About() {
  return (
    <>
      <p>
        <span>The pictures and texts are those of </span>
        <a href="https://science.nasa.gov/apod/" target="_blank" rel="noopener">
          NASA’s Astronomy Picture of the Day
        </a>
        <span>, chosen there every day since 1995. Each belongs to the owner named beside it.</span>
      </p>
      <p>
        Browse a month or search all years; press a heart to keep a picture and write a note with
        it.
      </p>
      <p>Your bookmarks are kept in this browser alone. Export them to have a copy.</p>
      <p>
        <span>The program is free, with the MIT licence; </span>
        <a href={`${rootPath}licences.txt`} target="_blank" rel="noopener">
          its parts and their licences
        </a>
        <span> come with it.</span>
      </p>
    </>
  )
}

function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className={styles.list}>
      {Object.entries(keys).map(([keycap, label]) => (
        <Fragment key={keycap}>
          <dt>
            <kbd>{keycap}</kbd>
          </dt>
          <dd>{label}</dd>
        </Fragment>
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
      // As everywhere where storage fails.
      alert(`Your choice could not be saved. ${String(error)}`)
    }
  }

  return (
    <p>
      <label className="ui-quiet-button ui-outdented">
        <input type="checkbox" checked={on} onChange={change} />
        <span>Use letter shortcuts</span>
      </label>
    </p>
  )
}
