import type { MouseEvent } from 'react'

/** Opens an entry by a click anywhere on it; its controls and selected text keep their clicks. */
export function openOnClick(
  event: MouseEvent<HTMLElement>,
  opener: HTMLElement | null,
  onOpen: () => void,
) {
  if (!isOn(event, opener) && (belongsToControl(event) || hasSelected(event))) return
  // So that focus returns here when the dialog closes.
  opener?.focus({ preventScroll: true })
  onOpen()
}

function isOn({ target }: MouseEvent, element: HTMLElement | null) {
  return target instanceof Node && element?.contains(target) === true
}

/** Clicks on the heart, links and player controls open nothing. */
function belongsToControl({ target }: MouseEvent) {
  return target instanceof Element && target.closest('button, a, video, iframe') !== null
}

/** Selecting text also fires a click, which is to be ignored. */
function hasSelected({ currentTarget }: MouseEvent<HTMLElement>) {
  const selection = getSelection()
  return selection?.isCollapsed === false && selection.containsNode(currentTarget, true)
}
