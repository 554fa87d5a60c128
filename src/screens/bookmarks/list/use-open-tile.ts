import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Key } from '../../../bookmarks/key.ts'

/** Why a tile takes the focus: its dialog has closed, or the tile that had it was removed. */
export type FocusReason = 'closed' | 'removed'

/**
 * Which bookmark is in the open dialog, and which tile takes the focus. After the dialog closes, the
 * tile of its last bookmark takes it; after a removal, the next tile, or the one before.
 * @param undoButton has the focus after a removal in the dialog or of the only bookmark
 */
export function useOpenTile(keys: readonly Key[], undoButton: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Key>()
  const [hasStepped, setHasStepped] = useState(false)
  /** The tile that has the focus, had it last, or is to have it: it stays mounted, so that Tab works. */
  const [focused, setFocused] = useState<Key>()
  /** Why it is to have the focus; undefined once it has it, or something else has. */
  const [reason, setReason] = useState<FocusReason>()
  const hasFocus = useRef(false)
  const lastIndex = useRef(0)
  const index = focused === undefined ? -1 : keys.indexOf(focused)

  function handleRemoval() {
    const next = keys[Math.min(lastIndex.current, keys.length - 1)]
    hasFocus.current = false
    setOpen(undefined)
    setFocused(next)
    if (open !== undefined || next === undefined) undoButton.current?.focus()
    else setReason('removed')
  }

  useLayoutEffect(() => {
    if (index >= 0) lastIndex.current = index
    else if (open !== undefined || hasFocus.current) handleRemoval()
  })

  // The same at each render, so that no tile renders again.
  const openTile = useCallback((key: Key) => {
    setOpen(key)
    setHasStepped(false)
    setFocused(key)
    setReason(undefined)
  }, [])

  return {
    /** The item in the dialog, and its place in the list; undefined for none. */
    open: open === undefined || index < 0 ? undefined : { key: open, index },
    focusedIndex: index,
    /** The item that a step in the dialog led to: its tile comes into view. */
    stepped: hasStepped ? open : undefined,
    /** Why a tile takes the focus now; undefined if it does not. */
    focusReasonOf: (key: Key) => (key === focused ? reason : undefined),
    openTile,
    stepTo: (key: Key) => {
      setOpen(key)
      setHasStepped(true)
      setFocused(key)
    },
    closeTile: () => {
      setOpen(undefined)
      setReason('closed')
    },
    handleFocus: (key: Key) => {
      hasFocus.current = true
      setReason(undefined)
      // A dialog that closes gives the focus to the tile that opened it first.
      if (open === undefined) setFocused(key)
    },
    handleBlur: () => {
      hasFocus.current = false
      setReason(undefined)
    },
  }
}
