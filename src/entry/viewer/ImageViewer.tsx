import { Minus, Plus, X } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { altOf } from '../../apod/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { modal } from '../../ui/dialog/modal.ts'
import styles from './ImageViewer.module.css'
import { Picture } from '../media/Picture.tsx'
import { pointFromCenter } from './point-from-center.ts'
import { useDrag } from './use-drag.ts'
import { useWheel } from './use-wheel.ts'
import { keepInside, move, type Transform, identity, zoom } from './transform.ts'

interface ImageViewerProps {
  entry: Entry
  /** The picture that is already shown, if it loaded; it stays if the largest one fails. */
  source: PictureSource | undefined
  largest: string
  onClose: () => void
}

/** A full-window picture with pan and zoom by drag, pinch, wheel and keys. */
export function ImageViewer({ entry, source, largest, onClose }: ImageViewerProps) {
  const [transform, setTransform] = useState(identity)
  const [fullState, setFullState] = useState<'loading' | 'loaded' | 'error'>('loading')
  const [shownFailed, setShownFailed] = useState(false)
  const failed = (shownFailed || !source) && fullState === 'error'
  const stage = useRef<HTMLDivElement>(null)

  function change(next: (transform: Transform) => Transform) {
    const { current: element } = stage
    const picture = element?.querySelector('img')
    if (!element || !picture) return
    const window = { x: element.clientWidth, y: element.clientHeight }
    const natural = { x: picture.naturalWidth, y: picture.naturalHeight }
    setTransform((before) => keepInside(next(before), window, natural))
  }

  const drag = useDrag(change)
  useWheel(stage, change)
  const zoomIn = () => change((before) => zoom(before, 1.5))
  const zoomOut = () => change((before) => zoom(before, 1 / 1.5))

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = transformForKey(transform, event.key)
    if (!next) return
    // Keeps the arrow keys from navigating in the dialog below.
    event.preventDefault()
    change(() => next)
  }

  function zoomHere(event: MouseEvent<HTMLElement>) {
    const point = pointFromCenter(event, event.currentTarget)
    change((before) => (before.scale > 1 ? identity : zoom(before, 2.5, point)))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the buttons
    <dialog
      {...modal(onClose)}
      className={styles.viewer}
      aria-label="Image viewer"
      onKeyDown={press}
    >
      {failed && <p className={styles.error}>The picture could not be loaded.</p>}
      {/* Keyboard users have the keys and the buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={stage}
        hidden={failed}
        className={styles.stage}
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={zoomHere}
        {...drag}
      >
        <div
          className={styles.picture}
          style={{
            transform: `translate(${transform.x}px, ${transform.y}px) scale(${transform.scale})`,
          }}
        >
          {fullState !== 'loaded' && !shownFailed && source && (
            <Picture
              entry={entry}
              source={source}
              fit="modal"
              onError={() => setShownFailed(true)}
            />
          )}
          {fullState !== 'error' && (
            <img
              // Firefox loads twice if `src` is set before the element is in the page.
              ref={(image) => {
                if (image && !image.src) image.src = largest
              }}
              alt={altOf(entry)}
              hidden={fullState !== 'loaded'}
              onLoad={() => setFullState('loaded')}
              onError={() => setFullState('error')}
            />
          )}
        </div>
      </div>
      <form method="dialog" className={styles.tools}>
        <output className={styles.scale}>{Math.round(transform.scale * 100)} %</output>
        <button type="button" className="icon-button" aria-label="Zoom in" onClick={zoomIn}>
          <Icon icon={Plus} />
        </button>
        <button type="button" className="icon-button" aria-label="Zoom out" onClick={zoomOut}>
          <Icon icon={Minus} />
        </button>
        <button type="submit" className="icon-button" aria-label="Close">
          <Icon icon={X} />
        </button>
      </form>
    </dialog>
  )
}

const panStep = 80

/** The transform after a key press; undefined for other keys. */
function transformForKey(transform: Transform, key: string): Transform | undefined {
  if (key === '+' || key === '=') return zoom(transform, 1.5)
  if (key === '-') return zoom(transform, 1 / 1.5)
  if (key === '0') return identity
  // Nothing to pan: the arrow keys navigate.
  if (transform.scale === 1) return undefined
  if (key === 'ArrowLeft') return move(transform, { x: panStep, y: 0 })
  if (key === 'ArrowRight') return move(transform, { x: -panStep, y: 0 })
  if (key === 'ArrowUp') return move(transform, { x: 0, y: panStep })
  if (key === 'ArrowDown') return move(transform, { x: 0, y: -panStep })
  return undefined
}
