import type { ComponentProps, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Timer } from '../ui/Timer.tsx'
import styles from './Lightbox.module.css'

const controlsAndWords = ':is(a, button, select, h2, p)'

interface IdleDialogProps extends ComponentProps<typeof Dialog> {
  onTouch: (event: PointerEvent) => void
  /** Focuses the element where the library handles keys. */
  focusPicture: () => void
}

/** A dialog that hides its controls after some four seconds without input, or when the picture is tapped. */
export function IdleDialog(props: IdleDialogProps) {
  const { onTouch, focusPicture, className = '', children, ...rest } = props
  const [isIdle, setIsIdle] = useState(false)
  const idleSeconds = useRef(0)
  const [pointerType, setPointerType] = useState('')
  /** Whether Tab was pressed after the last click or tap. */
  const [hasPressedTab, setHasPressedTab] = useState(false)

  function handlePointer(event: PointerEvent) {
    idleSeconds.current = 0
    setPointerType(event.pointerType)
    if (event.type === 'pointerup') setHasPressedTab(false)
    if (event.pointerType === 'touch') onTouch(event)
    else setIsIdle(false)
  }

  // The second tap of a double tap undoes the first, and the library zooms.
  function handleClick({ target }: MouseEvent) {
    const isOnPicture = target instanceof Element && !target.closest(controlsAndWords)
    if (pointerType === 'touch' && isOnPicture) setIsIdle((wasIdle) => !wasIdle)
  }

  function handleKey(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event
    idleSeconds.current = 0
    setIsIdle(false)
    if (key === 'Tab') setHasPressedTab(true)
    // Otherwise a control that was clicked, not reached with Tab, would keep these keys.
    const isShortcut = /^( |ArrowLeft|ArrowRight|PageUp|PageDown)$/.test(key)
    if (isShortcut && !hasPressedTab && !isListOpen()) focusPicture()
    // The library would also pan or zoom on a select's keys and on the browser's, such as Control 0.
    const isOnSelect = document.activeElement instanceof HTMLSelectElement
    const isForLibrary = !isOnSelect && !ctrlKey && !altKey && !metaKey
    if (!isForLibrary && /^(Arrow.*|[-+=_0])$/.test(key)) event.stopPropagation()
  }

  function countIdleSecond() {
    idleSeconds.current += 1
    if (idleSeconds.current > 4) setIsIdle(true)
  }

  return (
    <Dialog
      {...rest}
      className={`${className} ${isIdle ? styles.idle : ''} ${hasPressedTab ? styles.tabbed : ''}`}
      // After a tap, `:hover` still matches what was tapped.
      data-pointer={pointerType}
      onPointerDownCapture={handlePointer}
      onPointerMoveCapture={handlePointer}
      onPointerUpCapture={handlePointer}
      onPointerCancelCapture={handlePointer}
      onKeyDownCapture={handleKey}
      onClickCapture={handleClick}
    >
      <Timer seconds={1} isRunning={!isIdle} onElapsed={countIdleSecond} />
      {children}
    </Dialog>
  )
}

function isListOpen() {
  // Without the `:is`, a browser that doesn't know `:open` would throw.
  return document.querySelector('dialog select:is(:open)') !== null
}
