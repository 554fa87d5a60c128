import { createStore } from '../../ui/store.ts'
import type { StoredRecord } from '../bookmark.ts'

/** A message at the window's edge: what has just happened to the bookmarks. */
export interface Toast {
  id: number
  /** A bookmark's title before the text. */
  title?: string
  text: string
  /** Says that something could not be done. */
  isRefusal?: boolean
  /** The record of a bookmark that was removed, as it was stored. */
  removed?: StoredRecord
  /** Takes back what has happened. */
  undo?: () => Promise<unknown>
  /** How long it is still there; infinite until it is dismissed. */
  secondsLeft: number
}

/** Oldest first. */
export const toasts = createStore<readonly Toast[]>([])

let lastId = 0

export function showToast(toast: Omit<Toast, 'id'>): Toast {
  lastId += 1
  const shown = { ...toast, id: lastId }
  toasts.set([...toasts.get(), shown])
  return shown
}

/** Shows a message for ten seconds. */
export function showMessage(text: string, isRefusal = false) {
  showToast({ text, isRefusal, secondsLeft: 10 })
}

export function dismissToast({ id }: Toast) {
  toasts.set(toasts.get().filter((each) => each.id !== id))
}

/** For the component that shows them: nobody else knows whether their time stands still. */
export function passSecond() {
  for (const toast of toasts.get()) toast.secondsLeft -= 1
  const left = toasts.get().filter(({ secondsLeft }) => secondsLeft > 0)
  if (left.length < toasts.get().length) toasts.set(left)
}
