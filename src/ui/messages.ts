import { useEffect } from 'react'
import { createStore } from './store.ts'
import { frontDialogId } from './front-dialog.ts'

interface MessageOptions {
  /** Shown before the sentence, and cut off if it is too long. */
  title?: string
  /** Takes back what the sentence tells of. If it fails, the error is alerted and Undo is offered again. */
  undo?: () => Promise<unknown>
  /** How long the message shows: by default 20 seconds with Undo, and 5 without. */
  seconds?: number
}

export interface Message extends MessageOptions {
  id: number
  sentence: string
  /** Only the seconds in which the message can be seen and pressed use it up. */
  secondsLeft: number
}

/** The messages that show or wait, the newest last. */
export const messages = createStore<readonly Message[]>([])

/** Shows a message on top of whatever is open, for a few seconds. */
export function say(sentence: string, options: MessageOptions = {}): Message {
  const message = { id: Math.random(), sentence, ...options, secondsLeft: secondsOf(options) }
  // A sentence that is said again takes the place of the first one.
  const others = messages.get().filter((each) => each.undo || each.sentence !== sentence)
  messages.set([...others, message])
  return message
}

function secondsOf({ undo: hasUndo, seconds = hasUndo ? 20 : 5 }: MessageOptions) {
  return seconds
}

/** Shows a message while something takes longer than a second. */
export async function sayWhile(sentence: string, work: Promise<unknown>): Promise<void> {
  let message: Message | undefined
  const show = () => void (message = say(sentence, { seconds: Infinity }))
  const timer = setTimeout(show, 1000)
  await work.finally(() => {
    clearTimeout(timer)
    endMessage(message)
  })
}

export function endMessage(message: Message | undefined) {
  messages.set(messages.get().filter(({ id }) => id !== message?.id))
}

/** Takes a second from the messages that are shown, and ends those that have none left. */
export function passSecond(shown: readonly Message[]) {
  const ids = new Set(shown.map(({ id }) => id))
  const aSecondLater = (each: Message) =>
    ids.has(each.id) ? { ...each, secondsLeft: each.secondsLeft - 1 } : each
  const later = messages.get().map(aSecondLater)
  messages.set(later.filter(({ secondsLeft }) => secondsLeft >= 0))
}

/** Takes back what a message tells of. */
export async function undo(message: Message) {
  endMessage(message)
  try {
    await message.undo?.()
  } catch (error) {
    messages.set([...messages.get(), { ...message, secondsLeft: secondsOf(message) }])
    alert(`That could not be undone. ${String(error)}`)
  }
}

export const lastAnnouncement = createStore({ id: 0, text: '', dialogId: '' })

/** Tells screen readers alone, after the next frame, because setting a store in an effect delays that frame. */
export function announce(text: string) {
  const announcement = { id: Math.random(), text, dialogId: frontDialogId() }
  requestAnimationFrame(() => setTimeout(lastAnnouncement.set, 0, announcement))
}

/** Announces a sentence unless it is empty, and ends the announcement when the component unmounts. */
export function useAnnouncement(sentence: string) {
  useEffect(() => {
    if (sentence) announce(sentence)
    return () => announce('')
  }, [sentence])
}
