import type { SyntheticEvent } from 'react'
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

function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined
  dialog.showModal()
  const removeLayer = addHistoryLayer(dialog)
  return () => {
    dialog.close()
    removeLayer()
  }
}
