import type { SyntheticEvent } from 'react'

/**
 * Has a <dialog> open as a modal one as long as it is mounted; on closing, focus returns to where it was.
 * @param onClose called when the visitor has closed it
 */
export function modal(onClose: () => void) {
  return {
    ref: showModal,
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // React's strict mode closes and reopens it on mounting; that is no closing.
      if (!currentTarget.open) onClose()
    },
  }
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}
