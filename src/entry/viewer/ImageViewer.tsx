import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Entry } from '../../apod/entry.ts'
import type { Picture } from '../../apod/picture.ts'
import { titleOf } from '../../apod/text.ts'
import { closeModal, modal } from '../../ui/dialog/modal.ts'
import type { Steps } from '../../ui/PreviousNextButtons.tsx'
import { letterShortcutsAreOn } from '../../ui/shortcuts/letter-shortcuts.ts'
import { CopyrightLine } from '../CopyrightLine.tsx'
import styles from './ImageViewer.module.css'
import { keyTransform } from './key-transform.ts'
import { pointFromCenter } from './point-from-center.ts'
import { swipedStep } from '../../ui/motion/swiped-step.ts'
import type { Point } from './transform.ts'
import { useDrag } from './use-drag.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useWheel } from './use-wheel.ts'
import { ViewedPicture } from './ViewedPicture.tsx'
import { ViewerTools } from './ViewerTools.tsx'

interface ImageViewerProps {
  /** Undefined while the next one is loading. */
  entry: Entry | undefined
  picture: Picture | undefined
  /** How many of the picture's sources have failed. */
  failures: number
  steps: Steps
  onClose: () => void
}

/** A full-window picture with pan and zoom by drag, pinch, wheel and keys. */
export function ImageViewer({ entry, picture, failures, steps, onClose }: ImageViewerProps) {
  const room = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const page = `${entry?.date} ${picture?.largest}`
  const panZoom = usePanZoom(stage, page)
  const drag = useDrag(panZoom, swipe)
  useWheel(room, panZoom)
  const fullScreen = useFullScreen(room)
  const isIdle = useIdle(room)
  // Not on a button: those with the focus stay visible.
  useEffect(() => room.current?.focus({ preventScroll: true }), [])

  function swipe(way: Point, speed: Point) {
    const step = swipedStep(way, speed)
    if (step === 'close') closeModal(room.current)
    else if (step && !steps[step].disabledReason) steps[step].go()
    else return false
    return true
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key.length === 1 && !letterShortcutsAreOn()) return
    if (event.key.toLowerCase() === 'f' && !event.repeat) fullScreen.toggle?.()
    const next = keyTransform(event.key, panZoom.transform)
    if (!next) return
    // Keeps the arrow keys from navigating in the dialog below.
    event.preventDefault()
    panZoom.change(next)
  }

  function zoomHere(event: MouseEvent<HTMLElement>) {
    panZoom.zoomToNextStop(pointFromCenter(event, event.currentTarget))
  }

  const { transform, motion, time } = panZoom
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the buttons
    <dialog
      {...modal(onClose)}
      className={styles.viewer}
      data-size="full"
      aria-label="Image viewer"
      onKeyDown={press}
    >
      <div ref={room} className={styles.room} data-idle={isIdle} tabIndex={-1}>
        {/* Keyboard users have the keys and the buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={stage}
          className={styles.stage}
          onDragStart={(event) => event.preventDefault()}
          onDoubleClick={zoomHere}
          onLoadCapture={panZoom.start}
          {...drag}
        >
          <div
            key={page}
            className={styles.picture}
            data-motion={motion}
            style={{
              transform: `translate(${transform.x}px, ${transform.y}px) scale(${transform.scale})`,
              transitionDuration: time === undefined ? undefined : `${time}ms`,
            }}
          >
            {entry && picture ? (
              <ViewedPicture
                entry={entry}
                source={picture.sources[failures]}
                largest={picture.largest}
              />
            ) : (
              <p className={styles.message}>Loading…</p>
            )}
          </div>
        </div>
        {entry && (
          <div className={styles.caption} data-words>
            <p>{titleOf(entry)}</p>
            <CopyrightLine entry={entry} />
          </div>
        )}
        <ViewerTools panZoom={panZoom} fullScreen={fullScreen} />
      </div>
    </dialog>
  )
}
