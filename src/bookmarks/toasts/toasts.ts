import { createStore } from '../../ui/store.ts'
import type { StoredRecord } from '../bookmark.ts'
import { alertFailure } from '../database.ts'

/** Says what has just happened to the bookmarks. */
export interface Toast {
  id: number
  /** A bookmark's title before the text. */
  title?: string
  text: string
  isError?: boolean
  /** The record of a bookmark that was removed, as it was stored. */
  removed?: StoredRecord
  undo?: () => Promise<unknown>
  /** Infinite for a toast that stays until it is dismissed. */
  secondsLeft: number
}

export const toasts = createStore<readonly Toast[]>([])

const undoSeconds = 20

export function showToast(toast: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id'>>): Toast {
  const secondsLeft = toast.undo ? undoSeconds : 10
  const shown = { secondsLeft, ...toast, id: Math.random() }
  toasts.set([...toasts.get(), shown])
  return shown
}

export function dismissToast({ id }: Toast) {
  toasts.set(toasts.get().filter((each) => each.id !== id))
}

/** Called by `Toasts` once a second, except while the pointer or the focus is on them. */
export function passSecond() {
  const older = toasts
    .get()
    .map((toast) => Object.assign({}, toast, { secondsLeft: toast.secondsLeft - 1 }))
  toasts.set(older.filter(({ secondsLeft }) => secondsLeft > 0))
}

/** Takes back what a toast tells of; where that fails, it is offered again. */
export async function undoToast(toast: Toast): Promise<void> {
  dismissToast(toast)
  try {
    await toast.undo?.()
  } catch (error) {
    showToast({ ...toast, secondsLeft: undoSeconds })
    alertFailure(error)
  }
}
