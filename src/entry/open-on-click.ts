import type { MouseEvent } from 'react'

/** Opens an entry by a click anywhere on it; its controls and selected text keep their clicks. */
export function openOnClick(
  event: MouseEvent<HTMLElement>,
  opener: HTMLElement | null,
  onOpen: () => void,
) {
  const { target, currentTarget } = event
  const control = target instanceof Element ? target.closest('button, a, video, iframe') : null
  if (control ? control !== opener : hasSelected(currentTarget)) return
  // So that focus returns here when the dialog closes.
  opener?.focus({ preventScroll: true })
  onOpen()
}

/** Selecting text also fires a click, which is to be ignored. */
function hasSelected(text: HTMLElement) {
  const selection = getSelection()
  return selection?.isCollapsed === false && selection.containsNode(text, true)
}
