import { addressNow, withDate } from './address.ts'
import {
  addressBelow,
  areSame,
  replaceAddress,
  showLocation,
  stepBack,
  writeHistory,
} from './history.ts'
import { allLayers, type Layer } from './routes.ts'
import { todayWhenShown } from './today.ts'

/** Pushes a history entry (docs/decisions/0026), unless something is in front that the layer can't lie over. */
export function openLayer(layer: Layer, openKey?: string) {
  const here = addressNow()
  // A dialog opens instead of a slideshow that is still waiting for its pictures.
  const under = here.layers.filter((each) => each === layer || each !== 'slideshow')
  if (under.at(-1) !== allLayers[layer].over) return
  const layers = [...under, layer]
  const isBookmark = here.screen === 'bookmarks' && openKey !== undefined
  const opened = isBookmark ? { ...here, layers, openKey } : { ...here, layers }
  // An open entry has a date, so that it stays after midnight.
  writeHistory('pushState', withDate(opened, todayWhenShown.get))
}

/** Going back is asynchronous, so each close waits for the one before. */
let closing = Promise.resolve()

/** Closes a layer and those over it. May be called more than once. */
export function closeLayer(layer: Layer) {
  closing = closing.then(() => close(layer)).catch(reportError)
}

/** Closes the front layer, even if its dialog has not rendered yet. */
export function closeFrontLayer() {
  const layer = addressNow().layers.at(-1)
  if (layer) closeLayer(layer)
}

/** Goes back if that shows what was there before the layer, and otherwise replaces the address (docs/which-day-and-back.md). */
async function close(layer: Layer) {
  const here = addressNow()
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const closed = { ...here, layers: here.layers.slice(0, index) }
  const below = addressBelow()
  const isOverDialog = layer !== 'dialog' && below?.layers.at(-1) === 'dialog'
  if (!below || !(isOverDialog || areSame(closed, below))) return replaceAddress(closed)
  const { href } = location
  await stepBack()
  // A restored tab has lost the entry below.
  const hasStayed = location.href === href
  // A step in the viewer has led to another entry, whose dialog shows now.
  const hasStepped = layer === 'viewer' && areSame(addressNow(), below) && !areSame(closed, below)
  if (hasStayed || hasStepped) replaceAddress(closed)
  else showLocation()
}
