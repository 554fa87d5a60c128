import { useState } from 'react'
import { useStore } from '../../ui/use-store.ts'
import styles from './Backdrop.module.css'
import { light } from './light.ts'

/**
 * The light of the last picture, blurred, behind the positioned box that holds it. That picture has
 * loaded, so nothing is requested.
 */
export function Backdrop() {
  const url = useStore(light)
  // What a box starts with is simply there; the next fades in over it.
  const [urls, setUrls] = useState([url])
  if (urls.at(-1) !== url) setUrls([...urls.slice(-1), url])
  return (
    <span className={styles.backdrop} aria-hidden>
      {urls.map((each, index) => each && <img key={each} alt="" src={each} data-new={index > 0} />)}
    </span>
  )
}
