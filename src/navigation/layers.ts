import { frontDialog } from '../ui/front-dialog.ts'
import { keyOf } from '../ui/shortcuts.ts'
import { type Layer, parseAddress, pathOf, withLayers } from './address.ts'
import { addAddress, rewriteAddress, show } from './history.ts'

/**
 * Opens a layer over the page, or the viewer over a dialog. It does nothing if it, or another layer, is open.
 * @param openKey the key of the bookmark that opens, as text
 */
export function openLayer(layer: Layer, openKey?: string) {
  const here = parseAddress(location)
  const below = layer === 'picture' ? 'open' : undefined
  if (here.layers.at(-1) !== below) return
  const opened = withLayers(here, [...here.layers, layer])
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  addAddress(pathOf(isBookmark ? { ...opened, openKey } : opened))
}

/** Closes a layer, and what lies over it. A second call while it closes does no harm. */
export function closeLayer(layer: Layer) {
  const here = parseAddress(location)
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const path = pathOf(withLayers(here, here.layers.slice(0, index)))
  const historyEntry = 'navigation' in window ? navigation.currentEntry : null
  const below = historyEntry && navigation.entries()[historyEntry.index - 1]
  const url = below?.sameDocument ? below.url : null
  if (!url || pathOf(parseAddress(new URL(url))) !== path) {
    rewriteAddress(path)
    return
  }
  // Not `history.back()`, which may only move a player's page in its frame. The step fails if the visitor takes
  // another one at the same moment; then the address is rewritten.
  navigation.back().committed?.catch(() => {
    if (navigation.currentEntry?.key === historyEntry?.key) rewriteAddress(path)
  })
}

/** Listens to Back, and to Escape, which closes the layer in front, from now on. */
export function followBackAndEscape() {
  addEventListener('popstate', show)
  addEventListener('keydown', closeByEscape)
}

/** A layer's code may not have loaded yet. A small dialog is closed by the browser. */
function closeByEscape(event: KeyboardEvent) {
  const front = parseAddress(location).layers.at(-1)
  const isForSmall = frontDialog.get()?.dataset['size'] === 'small'
  if (event.key !== 'Escape' || event.defaultPrevented || !front || isForSmall) return
  // A press that repeats, or ends a composition, closes no dialog either.
  event.preventDefault()
  if (keyOf(event) === 'Escape' && !event.repeat) closeLayer(front)
}
