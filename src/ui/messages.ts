import { useEffect } from 'react'
import { createStore } from 'zustand'
import { frontDialogId } from './front-dialog.ts'

interface MessageOptions {
  /** Replaces an earlier message with the same id. */
  id?: string | number
  /** In bold before the text, which continues it: **A Lamp in the Lagoon** removed. */
  title?: string
  /** If this fails, the error is alerted and Undo is offered again. */
  undo?: (() => Promise<unknown>) | undefined
  seconds?: number
}

export interface Message extends MessageOptions {
  id: string | number
  text: string
  seconds: number
}

export const messages = createStore<readonly Message[]>(() => [])

export function showMessage(text: string, options: MessageOptions = {}) {
  const { id = Math.random(), seconds = options.undo ? 20 : 5 } = options
  // A repeated text replaces the earlier message, unless that one offers Undo.
  const isKept = (other: Message) => other.id !== id && (other.undo || other.text !== text)
  const older = messages.getState().filter(isKept)
  messages.setState([...older, { ...options, id, text, seconds }], true)
}

export function dismissMessage(id: Message['id']) {
  messages.setState((all) => all.filter((other) => other.id !== id), true)
}

export async function runUndo(message: Message) {
  dismissMessage(message.id)
  try {
    await message.undo?.()
    announce('Undone.')
  } catch (error) {
    showMessage(message.text, message)
    alertError('That couldn’t be undone.', error)
  }
}

export const latestAnnouncement = createStore(() => ({ id: 0, text: '', dialogId: '' }))

/** For screen readers only. Waits for a paint. A newer text may replace one that isn't read out yet. */
export function announce(text: string) {
  const announcement = { id: Math.random(), text, dialogId: frontDialogId() }
  requestAnimationFrame(() => setTimeout(latestAnnouncement.setState, 0, announcement))
}

/** Announces a text when it changes, unless it is empty. Clears it on the next change and on unmounting. */
export function useAnnouncement(text: string) {
  useEffect(() => {
    if (text) announce(text)
    return () => announce('')
  }, [text])
}

/** Uses the browser's own alert, which no dialog of the app can cover. */
export function alertError(text: string, error: unknown) {
  const { name = '', message = '' } = error instanceof Error ? error : {}
  const advice = name === 'QuotaExceededError' ? 'There’s no room left in this browser. ' : ''
  alert(`${text} ${advice}${message || String(error)}`)
}
