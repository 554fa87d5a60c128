import { type Address, addressNow, pathOf } from './address.ts'
import { addressBelow, areEquivalent, pushPath, replacePath } from './history.ts'
import { allLayers, type Layer } from './routes.ts'

/*
What opens and closes. Opening a layer pushes a history entry (docs/decisions/0026). About is state, not a layer. Back
changes the address, and that closes it.

What each act of the visitor calls:

| the visitor                                   | what is called                                      |
| --------------------------------------------- | --------------------------------------------------- |
| goes back, by button, key or gesture          | nothing here: `popstate` calls `syncWithLocation`   |
| presses Close, or pulls a lightbox down       | `closeLayer` with that layer, or `closeFrontLayer`  |
| presses Escape, and a dialog is in front      | that dialog's `onClose`, as with Close              |
| presses Escape before that dialog has come    | `closeFrontLayer`                                   |
| presses Escape in full screen                 | nothing here: the browser leaves full screen        |
| holds Escape, or ends a composition with it   | nothing more                                        |
| goes back on Android, and a sheet is in front | the sheet's `onClose`, by its `cancel` or `close`   |
| presses beside a sheet                        | the sheet's `onClose`                               |
| removes the open bookmark, or it is not here  | `closeLayer('dialog')`                              |
| starts a slideshow that has no pictures       | `closeLayer('slideshow')`                           |

What `closeLayer` does, by the history entry below:

| the history entry below has                     | it goes                                          |
| ----------------------------------------------- | ------------------------------------------------ |
| the same address without the layer              | one history entry back                           |
| a dialog of another entry, and a viewer closes  | one history entry back, which gets this day      |
| a dialog, and a slideshow closes                | one history entry back, to the dialog as it was  |
| any other, or is not this page's                | nowhere: it replaces the address                 |
*/

/** Opens a layer, unless something is in front that it can't lie over (`allLayers`). */
export function openLayer(layer: Layer, openKey?: string) {
  const here = addressNow()
  // A dialog replaces a slideshow that is still waiting for its pictures.
  const under = here.layers.filter((each) => each === layer || each !== 'slideshow')
  if (under.at(-1) !== allLayers[layer].over) return
  const opened = { ...here, layers: [...under, layer] }
  const isBookmark = opened.screen === 'bookmarks' && openKey !== undefined
  pushPath(pathOf(isBookmark ? { ...opened, openKey } : opened))
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

async function close(layer: Layer) {
  const here = addressNow()
  const index = here.layers.indexOf(layer)
  if (index < 0) return
  const closed = { ...here, layers: here.layers.slice(0, index) }
  const below = addressBelow()
  const isOverDialogBelow = layer !== 'dialog' && below?.layers.at(-1) === 'dialog'
  if (below && (isOverDialogBelow || areEquivalent(closed, below)))
    // If a link in the dialog opened the slideshow, Close shows the dialog as it was.
    await goBack(below, layer === 'slideshow' ? below : closed)
  else replacePath(pathOf(closed))
}

/** Goes back and replaces the address there, unless it shows the same or the visitor has gone elsewhere. */
async function goBack(below: Address, wanted: Address) {
  const from = location.href
  await goBackOnce()
  const here = addressNow()
  const isElsewhere = location.href !== from && !areEquivalent(here, below)
  if (!isElsewhere && !areEquivalent(here, wanted)) replacePath(pathOf(wanted))
}

async function goBackOnce() {
  if ('navigation' in window) return navigation.back().committed?.catch(() => {})
  // In Safari before 26.2 and Firefox before 147, this may only go back within a player, without a `popstate` here.
  history.back()
  return new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    setTimeout(done, 1000)
  })
}
