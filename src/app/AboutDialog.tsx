import { type ChangeEvent, Fragment, useId, useState } from 'react'
import { basePath } from '../navigation/address.ts'
import { hasNasaList } from '../settings.ts'
import { Dialog, DialogFoot } from '../ui/Dialog.tsx'
import { areLetterShortcutsOn, setLetterShortcuts, shortcutLabels } from '../ui/shortcuts.ts'
import styles from './App.module.css'

const keycaps: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' }

export function AboutDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog kind="sheet" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>About</h2>
      <About />
      <details className="ui-section">
        <summary>Keyboard shortcuts</summary>
        <div className="ui-stack">
          {Object.entries(shortcutLabels).map(([group, labels]) => (
            <Fragment key={group}>
              <h3>{group}</h3>
              <ShortcutList labels={labels} />
            </Fragment>
          ))}
          <LetterShortcutsSwitch />
        </div>
      </details>
      <DialogFoot />
    </Dialog>
  )
}

function About() {
  return (
    <>
      <p>
        <span>The pictures and texts are those of </span>
        <a href="https://science.nasa.gov/apod/">NASA’s Astronomy Picture of the Day</a>
        <span>
          , chosen there every day since 1995. Each belongs to the owner named in its entry.
        </span>
      </p>
      <p>
        Browse a month or search all years; press a heart to keep a picture and write a note with
        it.
      </p>
      <p>
        A slideshow can be shuffled, each picture for as long as you like. On a frame, under More,
        today’s picture or your bookmarks fill a display in a room.
      </p>
      <p>
        Your bookmarks are kept only in this browser. A file, under Export, takes them to another.
      </p>
      <p>
        <span>Free software (MIT). </span>
        <a href={`${basePath}/licences.txt`} target="_blank" rel="noopener">
          Licences
        </a>
      </p>
    </>
  )
}

function ShortcutList({ labels }: { labels: Readonly<Record<string, string>> }) {
  const keys = Object.keys(labels).filter((key) => hasNasaList || !['m', '/'].includes(key))
  return (
    <dl className={styles.list}>
      {keys.map((key) => (
        <Fragment key={key}>
          <dt>
            <kbd>{keycaps[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
          </dt>
          <dd>{labels[key]}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function LetterShortcutsSwitch() {
  const [isOn, setIsOn] = useState(areLetterShortcutsOn)

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    try {
      setLetterShortcuts(target.checked)
      setIsOn(target.checked)
    } catch (error) {
      alert(`Your choice could not be saved. ${String(error)}`)
    }
  }

  return (
    <p>
      <label className="ui-quiet-button ui-outdented">
        <input type="checkbox" checked={isOn} onChange={change} />
        <span>Single letters</span>
      </label>
    </p>
  )
}
