import { useState } from 'react'
import { useStore } from '../../ui/use-store.ts'
import styles from './Backdrop.module.css'
import { draw, light } from './light.ts'

/** The light of the last picture, behind the positioned box that holds it. */
export function Backdrop() {
  const current = useStore(light)
  // The first light shows at once; the next fades in over it.
  const [lights, setLights] = useState([current])
  if (lights.at(-1) !== current) setLights([...lights.slice(-1), current])
  return (
    <span className={styles.backdrop} aria-hidden>
      {lights.map(
        (each, index) =>
          each && (
            <canvas
              key={each.url}
              width={each.copy.width}
              height={each.copy.height}
              ref={(canvas) => void (canvas && draw(canvas, each.copy))}
              data-new={index > 0}
            />
          ),
      )}
    </span>
  )
}
