import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Key } from '../key.ts'

/** Why a tile takes the focus: its dialog has closed, or the tile that had it was removed. */
export type FocusReason = 'closed' | 'removed'

/**
 * Which bookmark is in the open dialog, and which tile takes the focus. After the dialog closes, the
 * tile of its last bookmark takes it; after a removal, the next tile, or the one before.
 * @param undoButton has the focus after a removal in the dialog or of the only bookmark
 */
export function useOpenTile(keys: readonly Key[], undoButton: RefObject<HTMLElement | null>) {
  /** The bookmark that is open, or that had the focus last. Its tile stays mounted, so that Tab works. */
  const [current, setCurrent] = useState<Key>()
  /** Its dialog was opened or stepped to; or why it is to have the focus, until it or something else has. */
  const [state, setState] = useState<'opened' | 'stepped' | FocusReason>()
  const isOpen = state === 'opened' || state === 'stepped'
  const hasFocus = useRef(false)
  const lastIndex = useRef(0)
  const index = current === undefined ? -1 : keys.indexOf(current)

  function handleRemoval() {
    const next = keys[Math.min(lastIndex.current, keys.length - 1)]
    const leadsToUndo = isOpen || next === undefined
    hasFocus.current = false
    setCurrent(next)
    setState(leadsToUndo ? undefined : 'removed')
    if (leadsToUndo) undoButton.current?.focus()
  }

  useLayoutEffect(() => {
    if (index >= 0) lastIndex.current = index
    else if (isOpen || hasFocus.current) handleRemoval()
  })

  // The same at each render, so that no tile renders again.
  const openTile = useCallback((key: Key) => {
    setCurrent(key)
    setState('opened')
  }, [])

  function endReason() {
    setState((now) => (now === 'closed' || now === 'removed' ? undefined : now))
  }

  return {
    /** The current tile's place in the list; -1 for none. */
    index,
    /** The bookmark in the dialog. */
    openKey: isOpen && index >= 0 ? current : undefined,
    /** The bookmark that a step in the dialog led to: its tile comes into view. */
    steppedKey: state === 'stepped' ? current : undefined,
    /** Why a tile takes the focus now; undefined if it does not. */
    focusReasonOf: (key: Key) => (key === current && !isOpen ? state : undefined),
    openTile,
    stepTo: (key: Key) => {
      setCurrent(key)
      setState('stepped')
    },
    closeTile: () => setState('closed'),
    handleFocus: (key: Key) => {
      hasFocus.current = true
      endReason()
      // A dialog that closes gives the focus to the tile that opened it first.
      if (!isOpen) setCurrent(key)
    },
    handleBlur: () => {
      hasFocus.current = false
      endReason()
    },
  }
}
