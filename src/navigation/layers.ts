import { frontDialog } from '../ui/front-dialog.ts'
import { keyOf } from '../ui/shortcuts.ts'
import { type Layer, parseAddress, pathOf, withLayers } from './address.ts'
import { addHistoryEntry, rewriteAddress, showLocation } from './history.ts'

/** Opens a layer over the page, or the viewer over a dialog, unless one is open there. `openKey` is a bookmark's, as text. */
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
  const current = 'navigation' in window ? navigation.currentEntry : null
  const below = current && navigation.entries()[current.index - 1]
  const opener = below?.sameDocument && below.url && parseAddress(new URL(below.url))
  // The viewer may have stepped on from the day of its dialog.
  const isViewersDialog = layer === 'viewer' && opener && opener.layers.at(-1) === 'open'
  if (!opener || (!isViewersDialog && pathOf(opener) !== path)) {
    rewriteAddress(path)
    return
  }
  /** Rewrites the entry that the step back has led to, or its own one where the step has failed, if it has another path. */
  const settle = () => {
    const key = navigation.currentEntry?.key
    const isElsewhere = key !== below.key && key !== current?.key
    if (!isElsewhere && pathOf(parseAddress(location)) !== path) rewriteAddress(path)
  }
  // `history.back()` may only move a player's page in its frame. The step fails if the visitor takes another one now.
  navigation.back().committed?.then(settle, settle)
}

/** Listens to Back, and to Escape, which closes the layer in front, from now on. */
export function followBackAndEscape() {
  addEventListener('popstate', showLocation)
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
