import type { SyntheticEvent } from 'react'

/**
 * Props that keep a <dialog> open as a modal while it is mounted; on closing, focus returns.
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

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}
