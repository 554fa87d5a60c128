import { frontDialog } from '../ui/Dialog.tsx'
import { keyOf } from '../ui/shortcuts.ts'
import { type Layer, parseAddress, pathOf, withLayers } from './address.ts'
import { addAddress, rewriteAddress, show } from './history.ts'

/**
 * Opens a layer over the page, or the viewer over a dialog. A second press opens nothing else.
 * @param openKey the key of the bookmark that opens, as text
 */
export function open(layer: Layer, openKey?: string) {
  const here = parseAddress(location)
  if (here.layers.at(-1) !== (layer === 'picture' ? 'open' : undefined)) return
  const opened = withLayers(here, [...here.layers, layer])
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  addAddress(pathOf(isBookmark ? { ...opened, openKey } : opened))
}

/** Closes a layer, and what lies over it. It may be called again before it has closed. */
export function close(layer: Layer) {
  const here = parseAddress(location)
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const path = pathOf(withLayers(here, here.layers.slice(0, index)))
  const entry = 'navigation' in window ? navigation.currentEntry : null
  const below = entry && navigation.entries()[entry.index - 1]
  const url = below?.sameDocument ? below.url : null
  if (!url || pathOf(parseAddress(new URL(url))) !== path) return rewriteAddress(path)
  // `history.back()` might only move a player's page in its frame. A visitor's own step at the same moment
  // makes it fail, which some browsers say late.
  navigation.back().committed?.catch(() => {
    if (navigation.currentEntry?.key === entry?.key) rewriteAddress(path)
  })
}

/** From now on the page shows what the browser's Back leads to, and Escape closes the layer in front. */
export function followBackAndEscape() {
  addEventListener('popstate', show)
  addEventListener('keydown', closeByEscape)
}

/** Also closes a layer that is not on the page yet. In a sheet Escape is the browser's. */
function closeByEscape(event: KeyboardEvent) {
  const front = parseAddress(location).layers.at(-1)
  const isForSheet = frontDialog()?.dataset['size'] === 'small'
  if (event.key !== 'Escape' || event.defaultPrevented || !front || isForSheet) return
  event.preventDefault()
  if (keyOf(event) === 'Escape' && !event.repeat) close(front)
}
