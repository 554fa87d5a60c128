import { createStore } from '../store.ts'
import { movePicture } from '../motion/move-picture.ts'

/** The open dialogs, the outermost first; one that is closing is not among them. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

export function isDialogOpen(): boolean {
  return openDialogs.get().length > 0
}

/** A ref that keeps a <dialog> open while it is mounted. */
export function openDialog(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined
  dialog.showModal()
  markPage()
  dialog.dataset['unseen'] = ''
  const { own, behind } = picturesOf(dialog, openDialogs.get().at(-1))
  movePicture('opening', behind, own, () => delete dialog.dataset['unseen'])
  openDialogs.set([...openDialogs.get(), dialog])
  // With Escape (keydown; Firefox lets a page stop `cancel` only once after a click), a phone's Back
  // (cancel), or the button of any form in it (submit).
  for (const type of ['keydown', 'cancel', 'submit']) dialog.addEventListener(type, closeInstead)
  return () => closeAtOnce(dialog)
}

/** Closes the open dialog that an element is in; its picture moves back to where it came from. */
export function closeDialog(inside: Element | null | undefined) {
  const dialog = inside?.closest('dialog')
  if (!dialog || !openDialogs.get().includes(dialog)) return
  forget(dialog)
  const close = () => {
    const { own, behind } = picturesOf(dialog, openDialogs.get().at(-1))
    movePicture('closing', own, behind, () => closeAtOnce(dialog))
  }
  // While an element fills the screen, Chromium gives the focus to nothing outside it.
  if (document.fullscreenElement) document.exitFullscreen().then(close, close)
  else close()
}

/**
 * Closes a dialog without a movement: after its own, after the browser's for Back, or because React has
 * removed it. Calling it twice is harmless.
 */
export function closeAtOnce(dialog: HTMLDialogElement) {
  forget(dialog)
  dialog.close()
  markPage()
}

function forget(dialog: HTMLDialogElement) {
  const others = openDialogs.get().filter((each) => each !== dialog)
  if (others.length < openDialogs.get().length) openDialogs.set(others)
}

/** Tells style sheets the size of the dialog in front. `:root:has(dialog)` would restyle the page at every change. */
function markPage() {
  const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  const { dataset } = document.documentElement
  if (front) dataset['dialog'] = front.dataset['size']
  else delete dataset['dialog']
}

/** Starts the movement before the browser closes the dialog. */
function closeInstead(event: Event) {
  if (event.defaultPrevented) return
  if (event instanceof KeyboardEvent && (event.key !== 'Escape' || event.isComposing)) return
  event.preventDefault()
  // While one dialog is closing, Escape closes the next.
  const { currentTarget } = event
  const front = openDialogs.get().at(-1)
  if (event.type !== 'submit') closeDialog(front)
  else if (currentTarget instanceof Element) closeDialog(currentTarget)
}

const visiblePictures = 'img[data-picture]:not([hidden])'

/**
 * The picture of a dialog, and the same one on what is next behind it.
 * @param below the dialog behind it; undefined if the page is
 */
function picturesOf(dialog: HTMLDialogElement, below: HTMLDialogElement | undefined) {
  const own = dialog.querySelector<HTMLImageElement>(visiblePictures)
  const behind = [...(below ?? document).querySelectorAll<HTMLImageElement>(visiblePictures)].find(
    (each) =>
      each.dataset['picture'] === own?.dataset['picture'] &&
      !dialog.contains(each) &&
      isOnScreen(each),
  )
  return { own: own ?? undefined, behind }
}

function isOnScreen(image: HTMLImageElement) {
  const { top, bottom } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
