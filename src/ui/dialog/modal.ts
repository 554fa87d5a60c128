import type { SyntheticEvent } from 'react'
import { movePicture } from '../motion/move-picture.ts'
import { addHistoryLayer } from './history-layers.ts'

/**
 * Props that keep a <dialog> open as a modal while it is mounted; Back closes it, and focus returns.
 * @param onClose called after the visitor closed it
 */
export function modal(onClose: () => void) {
  return {
    ref: showModal,
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // React's strict mode closes and reopens it on mount; ignore that.
      if (!currentTarget.open) onClose()
    },
  }
}

/** Closes the modal that an element is in; its picture moves back to where it came from. */
export function closeModal(inside: Element | null) {
  const dialog = inside?.closest('dialog')
  if (!dialog) return
  const { own, behind } = picturesOf(dialog)
  movePicture('closing', own, behind, () => close(dialog))
}

function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined
  dialog.showModal()
  markPage()
  dialog.dataset['unseen'] = ''
  const { own, behind } = picturesOf(dialog)
  movePicture('opening', behind, own, () => delete dialog.dataset['unseen'])
  const removeLayer = addHistoryLayer((isShown) => (isShown ? close(dialog) : closeModal(dialog)))
  // By Escape, a phone's Back and a button. Firefox lets a page stop `cancel` only once after a click.
  for (const type of ['keydown', 'cancel', 'submit']) dialog.addEventListener(type, closeInstead)
  return () => {
    close(dialog)
    removeLayer()
  }
}

function close(dialog: HTMLDialogElement) {
  dialog.close()
  markPage()
}

/** Tells style sheets the size of the modal in front. `:root:has(dialog)` would restyle the page at every change. */
function markPage() {
  const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  const { dataset } = document.documentElement
  if (front) dataset['modal'] = front.dataset['size']
  else delete dataset['modal']
}

/** The browser would close the modal before its picture is on the way. */
function closeInstead(event: Event) {
  const { currentTarget: dialog } = event
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return
  if (event instanceof KeyboardEvent && (event.key !== 'Escape' || event.isComposing)) return
  event.preventDefault()
  closeModal(dialog)
}

/** The picture of a modal, and the same one on what is next behind it. */
function picturesOf(dialog: HTMLDialogElement) {
  const [own] = dialog.querySelectorAll<HTMLImageElement>(shown)
  const behind = [...document.querySelectorAll<HTMLImageElement>(shown)].findLast(
    (each) =>
      each.dataset['picture'] === own?.dataset['picture'] &&
      !dialog.contains(each) &&
      isOnScreen(each),
  )
  return { own, behind }
}

const shown = 'img[data-picture]:not([hidden])'

function isOnScreen(image: HTMLImageElement) {
  const { top, bottom } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
