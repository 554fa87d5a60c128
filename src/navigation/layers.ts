import { isClosedByBrowser } from '../ui/surface.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { type Address, parseAddress, pathOf } from './address.ts'
import { allLayers, type Layer } from './routes.ts'
import { addressBelow, areEquivalent, pushPath, replacePath } from './history.ts'
import type { SlideshowPlay } from './slideshow-play.ts'

/** Opens the viewer over a dialog, or another layer over a screen. Does nothing where anything else is in front. */
export function openLayer(layer: Layer, openKey?: string) {
  const here = parseAddress(location)
  if (here.layers.at(-1) !== allLayers[layer].over) return
  const opened = { ...here, layers: [...here.layers, layer] }
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  pushPath(pathOf(isBookmark ? { ...opened, openKey } : opened))
}

/** Changes how the slideshow plays that is open. */
export function changePlay(play: SlideshowPlay) {
  replacePath(pathOf({ ...parseAddress(location), ...play }))
}

/** The closes so far: one that goes back takes a moment, and the next one waits for it. */
let closing = Promise.resolve()

/** Closes a layer, or the front one, and what lies over it (docs/decisions/0026); a second call does no harm. */
export function closeLayer(layer?: Layer) {
  closing = closing.then(() => close(layer)).catch(reportError)
}

async function close(layer = parseAddress(location).layers.at(-1)) {
  const here = parseAddress(location)
  const index = here.layers.findIndex((each) => each === layer)
  if (index < 0) return
  const closed = { ...here, layers: here.layers.slice(0, index) }
  const below = addressBelow()
  const isFromDialog = layer !== 'dialog' && below?.layers.at(-1) === 'dialog'
  if (!below || !(isFromDialog || areEquivalent(closed, below))) replacePath(pathOf(closed))
  // Its link has opened a frame: Close shows that dialog as it was.
  else await goBack(below, layer === 'slideshow' ? below : closed)
}

/** Goes one step back, and writes an address there unless it shows the same, or the visitor has gone elsewhere. */
async function goBack(below: Address, wanted: Address) {
  const from = location.href
  await stepBack()
  const here = parseAddress(location)
  const isElsewhere = location.href !== from && !areEquivalent(here, below)
  if (!isElsewhere && !areEquivalent(here, wanted)) replacePath(pathOf(wanted))
}

async function stepBack() {
  if ('navigation' in window) return navigation.back().committed?.catch(() => {})
  // Safari before 26.2 and Firefox before 147: this may move only a player to its last page, which no event tells.
  history.back()
  return new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    setTimeout(done, 1000)
  })
}

/** Closes the front layer, also one that React has not rendered yet. */
export function handleEscape(event: KeyboardEvent) {
  const hasLayer = parseAddress(location).layers.length > 0
  if (event.key !== 'Escape' || event.defaultPrevented || !hasLayer || isClosedByBrowser()) return
  event.preventDefault()
  // A held Escape closes one layer, and one that ends a composition none.
  if (keyNameOf(event) === 'Escape' && !event.repeat) closeLayer()
}
