import { flushSync } from 'react-dom'
import { createStore } from '../store.ts'
import { movePicture } from '../motion/move-picture.ts'

export interface OpenDialog {
  element: HTMLDialogElement
  /** Fills the window. */
  isFull: boolean
  /** Called when it has closed, to remove it from the page. */
  onClose: () => void
}

/** The open dialogs, the outermost first; one whose picture moves back is not among them. */
export const openDialogs = createStore<readonly OpenDialog[]>([])

/** The dialog that nothing covers; undefined if none is open. */
export function frontDialog(): OpenDialog | undefined {
  return openDialogs.get().at(-1)
}

/**
 * Opens a dialog; its picture moves there from where it is on the page.
 * @returns a function that closes it at once, for when it is removed from the page
 */
export function openDialog(dialog: OpenDialog): () => void {
  const { element } = dialog
  element.showModal()
  element.dataset['unseen'] = ''
  const { own, behind } = picturesOf(element, frontDialog())
  movePicture('opening', behind, own, () => delete element.dataset['unseen'])
  openDialogs.set([...openDialogs.get(), dialog])
  markPage()
  return () => {
    removeFromList(dialog)
    element.close()
    markPage()
  }
}

/** @param isMoving the picture moves back; false where the browser shows a movement itself */
export function closeDialog(dialog: OpenDialog | undefined, isMoving = true) {
  if (!dialog || !openDialogs.get().includes(dialog)) return
  removeFromList(dialog)
  const { element } = dialog
  const close = () => {
    // First, so that the page can take the focus.
    element.close()
    flushSync(dialog.onClose)
  }
  const move = () => {
    const { own, behind } = picturesOf(element, frontDialog())
    movePicture('closing', own, behind, close)
  }
  // While an element fills the screen, Chromium gives the focus to nothing outside it.
  if (document.fullscreenElement) document.exitFullscreen().then(move, move)
  else if (isMoving) move()
  else close()
}

/** Closes the dialog in front, or the next one while that one's picture moves back. */
export function closeFrontDialog() {
  closeDialog(frontDialog())
}

function removeFromList(dialog: OpenDialog) {
  const others = openDialogs.get().filter((each) => each !== dialog)
  if (others.length < openDialogs.get().length) openDialogs.set(others)
}

/** Tells style sheets what covers the page. `:root:has(dialog)` would restyle the page at every change. */
function markPage() {
  const front = frontDialog()
  const { dataset } = document.documentElement
  if (front) dataset['dialog'] = front.isFull ? 'full' : ''
  else delete dataset['dialog']
}

const selector = 'img[data-picture]'

/**
 * The picture of a dialog, and the same one on what is next behind it.
 * @param below the dialog behind it; undefined if the page is
 */
function picturesOf(dialog: HTMLDialogElement, below: OpenDialog | undefined) {
  const own = dialog.querySelector<HTMLImageElement>(selector)
  const pictures = (below?.element ?? document).querySelectorAll<HTMLImageElement>(selector)
  const behind = [...pictures].find(
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
