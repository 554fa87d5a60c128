import { frontDialog } from '../ui/front-dialog.ts'
import { keyOf } from '../ui/shortcuts.ts'
import { type Layer, parseAddress, pathOf, withLayers } from './address.ts'
import { addHistoryEntry, rewriteAddress, show } from './history.ts'

/**
 * Opens a layer over the page, or the viewer over a dialog. Does nothing while that layer, or another one, is open.
 * @param openKey the key of the bookmark that opens, as text
 */
export function openLayer(layer: Layer, openKey?: string) {
  const here = parseAddress(location)
  const below = layer === 'viewer' ? 'open' : undefined
  if (here.layers.at(-1) !== below) return
  const opened = withLayers(here, [...here.layers, layer])
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  addHistoryEntry(pathOf(isBookmark ? { ...opened, openKey } : opened))
}

/** Closes a layer, and what lies over that. A second call while the layer closes does no harm. */
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
  // `history.back()` may only move a player's page in its frame. This step back fails if the visitor takes
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

/** Closes the front layer, also one that is not on the screen yet. A sheet is closed by the browser. */
function closeByEscape(event: KeyboardEvent) {
  const front = parseAddress(location).layers.at(-1)
  const isForSheet = frontDialog.get()?.dataset['size'] === 'small'
  if (event.key !== 'Escape' || event.defaultPrevented || !front || isForSheet) return
  // A press that repeats, or ends a composition, closes no dialog either.
  event.preventDefault()
  if (keyOf(event) === 'Escape' && !event.repeat) closeLayer(front)
}
