import { Keyboard } from 'lucide-react'
import { Fragment, useId } from 'react'
import { basePath } from '../navigation/address.ts'
import { CloseButton, Dialog } from '../ui/Dialog.tsx'
import styles from './AboutDialog.module.css'

const shortcutLabels = {
  '←': 'Previous day, month, bookmark or picture',
  '→': 'Next day, month, bookmark or picture',
  Esc: 'Close',
  '+': 'Zoom in (in the viewer and slideshows)',
  '-': 'Zoom out',
  Arrows: 'Move the zoomed picture',
  Space: 'Pause or play a slideshow',
}

export function AboutDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog kind="sheet" aria-labelledby={titleId} onClose={onClose}>
      <div className="ui-row">
        <h2 id={titleId} className="ui-count">
          About
        </h2>
        <CloseButton />
      </div>
      <p>
        <span>The pictures and texts come from </span>
        <a href="https://science.nasa.gov/apod/">NASA’s Astronomy Picture of the Day</a>
        <span>, one for almost every day since 1995. Each belongs to its credited owner.</span>
      </p>
      <p>
        Browse or search all years. Press the heart to bookmark a picture. You can add a note to
        each bookmark. Bookmarks stay in this browser.
      </p>
      <p>
        <span>Free software (MIT). </span>
        <a href={`${basePath}/licences.txt`} target="_blank" rel="noopener">
          Licences
        </a>
      </p>
      <details>
        <summary className="ui-quiet-button ui-outdented">
          <Keyboard />
          <span>Keyboard shortcuts</span>
        </summary>
        <dl className={styles.shortcuts}>
          {Object.entries(shortcutLabels).map(([key, label]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </Dialog>
  )
}
