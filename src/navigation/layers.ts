import { isSheetInFront } from '../ui/surface.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { type Address, parseAddress, pathOf } from './address.ts'
import { allLayers, type Layer } from './addresses.ts'
import { pushPath, replacePath, areEquivalent } from './history.ts'

/** Opens the viewer over a dialog, or another layer over a screen. Does nothing where anything else is in front. */
export function openLayer(layer: Layer, openKey?: string) {
  const here = parseAddress(location)
  if (here.layers.at(-1) !== allLayers[layer].over) return
  const opened = { ...here, layers: [...here.layers, layer] }
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  pushPath(pathOf(isBookmark ? { ...opened, openKey } : opened))
}

/** The last close that leads back, which takes a moment. */
let lastStepBack = Promise.resolve()

/** Closes a layer, and what lies over that. A second call while the layer closes does no harm. */
export function closeLayer(layer: Layer) {
  const here = parseAddress(location)
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const closed = { ...here, layers: here.layers.slice(0, index) }
  const below = historyEntryBelow()
  // Zoom has opened the viewer over this dialog; the viewer may have stepped on since.
  const isViewersDialog = layer === 'viewer' && below?.address.layers.at(-1) === 'dialog'
  if (below && (isViewersDialog || areEquivalent(closed, below.address)))
    lastStepBack = goBackTo(closed, below.key)
  else replacePath(pathOf(closed))
}

/** The history entry that Back leads to, if this page has made it. Browsers without the Navigation API don't tell. */
function historyEntryBelow() {
  const current = 'navigation' in window ? navigation.currentEntry : null
  const historyEntry = current && navigation.entries()[current.index - 1]
  if (!historyEntry?.sameDocument || !historyEntry.url) return undefined
  return { key: historyEntry.key, address: parseAddress(new URL(historyEntry.url)) }
}

/** Goes one step back, and writes the address there unless it shows the same, or the visitor has gone elsewhere. */
async function goBackTo(address: Address, keyBelow: string) {
  const keys = [keyBelow, navigation.currentEntry?.key]
  // `history.back()` may move only a player to its last page.
  await navigation.back().committed?.catch(() => {})
  const isElsewhere = !keys.includes(navigation.currentEntry?.key)
  if (!isElsewhere && !areEquivalent(parseAddress(location), address)) replacePath(pathOf(address))
}

/** Closes the front layer, also one that React has not rendered yet. A sheet gets the browser's own close request. */
export function handleEscape(event: KeyboardEvent) {
  const front = parseAddress(location).layers.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || !front || isSheetInFront()) return
  // A press that repeats, or ends a composition, closes no dialog either.
  event.preventDefault()
  if (keyNameOf(event) === 'Escape' && !event.repeat) void closeFrontLayer()
}

/** Waits for a step back that is under way: two quick presses close two layers. */
async function closeFrontLayer() {
  await lastStepBack
  const front = parseAddress(location).layers.at(-1)
  if (front) closeLayer(front)
}
