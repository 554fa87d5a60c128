import { useState } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import styles from './Backdrop.module.css'

/** The URL of the last picture that has loaded, as the browser chose it from the picture's sources. */
const lastPicture = createStore<string | undefined>(undefined)

/** Shows a picture that has loaded in all backdrops. */
export function updateBackdrop({ currentSrc }: HTMLImageElement) {
  lastPicture.set(currentSrc)
}

/** The last picture once more, blurred, behind the positioned box that holds it. */
export function Backdrop() {
  const current = useStore(lastPicture)
  // The first one shows at once; the next fades in over it.
  const [urls, setUrls] = useState([current])
  if (urls.at(-1) !== current) setUrls([...urls.slice(-1), current])
  return (
    <span className={styles.backdrop} aria-hidden>
      {urls.map(
        (url, index) =>
          url && <img key={url} className={index > 0 ? styles.next : undefined} src={url} alt="" />,
      )}
    </span>
  )
}
