import { addressNow, isSameAddress, todayAsDay } from './address.ts'
import {
  dayShownAsToday,
  goBack,
  previousAddress,
  replaceAddress,
  writeHistory,
} from './history.ts'
import { layerRules, type Layer } from './routes.ts'

/** Opens a layer in a new history entry, if it may lie over what is in front. On Bookmarks, `openKey` is the bookmark's key. */
export function openLayer(layer: Layer, openKey?: string) {
  const here = addressNow()
  // Opening a dialog closes a slideshow that is still waiting for its pictures, and so invisible.
  const under =
    layer === 'slideshow' ? here.layers : here.layers.filter((open) => open !== 'slideshow')
  if (under.at(-1) !== layerRules[layer].over) return
  const layers = [...under, layer]
  const isBookmark = here.screen === 'bookmarks' && openKey !== undefined
  const opened = isBookmark ? { ...here, layers, openKey } : { ...here, layers }
  // The address of an open entry has a date, so that the entry stays after midnight.
  writeHistory('pushState', todayAsDay(opened, dayShownAsToday.getState))
}

/** Closes a layer and the layers over it, by the rules in docs/which-day-and-back.md. Does nothing if the layer is closed. */
export function closeLayer(layer: Layer) {
  const here = addressNow()
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const under = { ...here, layers: here.layers.slice(0, index) }
  const previous = previousAddress()
  const isPreviousUnder = previous && isSameAddress(under, previous, dayShownAsToday.getState)
  // It may be at another address than `under`: after a step in the viewer it still has the earlier day, and today's slideshow doesn't name an entry.
  const isPreviousDialog = layer !== 'entry' && previous?.layers.at(-1) === 'entry'
  if (!isPreviousUnder && !isPreviousDialog) replaceAddress(under)
  // After a step in the viewer, the dialog shows the new day.
  else void goBack((entered) => (layer === 'viewer' ? under : (entered ?? under)))
}

/** Closes the front layer, even if its dialog has not rendered yet. */
export function closeFrontLayer() {
  const layer = addressNow().layers.at(-1)
  if (layer) closeLayer(layer)
}
