import { useEffect } from 'react'
import { frontDialogId } from './front-dialog.ts'
import { createStore } from './store.ts'

interface MessageOptions {
  title?: string
  /** If this fails, the error is alerted and Undo is offered again. */
  undo?: () => Promise<unknown>
  /** What screen readers hear after Undo. */
  undone?: string
  seconds?: number
}

export interface Message extends MessageOptions {
  id: number
  sentence: string
  isNewest: boolean
  /** Counts down only while the message is visible and can be pressed. */
  secondsLeft: number
}

export const messages = createStore<readonly Message[]>([])

/** Shows a message on top of whatever is open, for a few seconds. */
export function say(sentence: string, options: MessageOptions = {}): Message {
  const secondsLeft = durationOf(options)
  const message = { id: Math.random(), sentence, isNewest: true, ...options, secondsLeft }
  // A repeated sentence replaces the first one.
  const others = messages.get().filter((each) => each.undo || each.sentence !== sentence)
  messages.set([...others.map(asOlder), message])
  return message
}

function asOlder(message: Message): Message {
  return { ...message, isNewest: false }
}

function durationOf(options: MessageOptions) {
  return options.seconds ?? (options.undo ? 20 : 5)
}

/** Shows a message if the work takes longer than a second, until it is done. */
export async function sayWhile<Result>(sentence: string, work: Promise<Result>): Promise<Result> {
  let message: Message | undefined
  const show = () => void (message = say(sentence, { seconds: Infinity }))
  const timer = setTimeout(show, 1000)
  return work.finally(() => {
    clearTimeout(timer)
    endMessage(message)
  })
}

export function endMessage(message: Message | undefined) {
  messages.set(messages.get().filter(({ id }) => id !== message?.id))
}

export function passSecond(shown: readonly Message[]) {
  const ids = new Set(shown.map(({ id }) => id))
  const aSecondLater = (each: Message) =>
    ids.has(each.id) ? { ...each, secondsLeft: each.secondsLeft - 1 } : each
  const later = messages.get().map(aSecondLater)
  messages.set(later.filter(({ secondsLeft }) => secondsLeft >= 0))
}

export async function undo(message: Message) {
  endMessage(message)
  try {
    if (message.undo) await sayWhile('Undoing…', message.undo())
    announce(message.undone ?? 'Undone.')
  } catch (error) {
    messages.set([...messages.get(), { ...message, secondsLeft: durationOf(message) }])
    alert(`That could not be undone. ${String(error)}`)
  }
}

export const lastAnnouncement = createStore({ id: 0, text: '', dialogId: '' })

/** Tells only screen readers. Waits for the next frame, which setting a store in an effect would delay. */
export function announce(text: string) {
  const announcement = { id: Math.random(), text, dialogId: frontDialogId() }
  requestAnimationFrame(() => setTimeout(lastAnnouncement.set, 0, announcement))
}

/** Announces a sentence, unless it is empty, until it changes or the component unmounts. */
export function useAnnouncement(sentence: string) {
  useEffect(() => {
    if (sentence) announce(sentence)
    return () => announce('')
  }, [sentence])
}
