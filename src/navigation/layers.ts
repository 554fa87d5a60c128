import { addressNow } from './address.ts'
import { goBack, previousAddress, replaceAddress, writeHistory } from './history.ts'
import { layerRules, type Layer } from './routes.ts'
import { showTheSame, asDayAddress } from './today.ts'

/** Opens a layer, if it may lie over what is in front. On Bookmarks, `openKey` is the bookmark's key. */
export function openLayer(layer: Layer, openKey?: string) {
  const here = addressNow()
  if (here.layers.at(-1) !== layerRules[layer].over) return
  const layers = [...here.layers, layer]
  const isBookmark = here.screen === 'bookmarks' && openKey !== undefined
  const opened = isBookmark ? { ...here, layers, openKey } : { ...here, layers }
  // The address of an open entry has a date, so that the entry stays after midnight.
  writeHistory('pushState', asDayAddress(opened))
}

/** Closes a layer, if it is open, and those over it. docs/which-day-and-back.md has the rules. */
export function closeLayer(layer: Layer) {
  const here = addressNow()
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const under = { ...here, layers: here.layers.slice(0, index) }
  const previous = previousAddress()
  const isPreviousUnder = previous && showTheSame(under, previous)
  // The dialog's date isn't that of `under` after a step in the viewer, or under today's slideshow.
  const isPreviousDialog = layer !== 'entry' && previous?.layers.at(-1) === 'entry'
  if (!isPreviousUnder && !isPreviousDialog) replaceAddress(under)
  // After a step in the viewer, the dialog shows the new day.
  else void goBack((entered) => (layer === 'viewer' ? under : (entered ?? under)))
}

export function closeFrontLayer() {
  const layer = addressNow().layers.at(-1)
  if (layer) closeLayer(layer)
}
