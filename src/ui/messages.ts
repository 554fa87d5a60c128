import { useEffect } from 'react'
import { createStore } from './store.ts'
import { frontSurfaceId } from './surface.ts'

interface MessageOptions {
  /** Stands before the sentence, and is cut where it is too long. */
  title?: string
  /** Takes back what the sentence tells of. Its failure is alerted, and then it is offered again. */
  undo?: () => Promise<unknown>
  /** How long the message stays: unless given, 20 with Undo, else 5. */
  seconds?: number
}

export interface Message extends MessageOptions {
  id: number
  sentence: string
}

/** What is being said, the newest last. */
export const messages = createStore<readonly Message[]>([])

/** Says something over what is in front, for a time. */
export function say(sentence: string, options: MessageOptions = {}): Message {
  const message = { id: Math.random(), sentence, ...options }
  // Said again, a sentence takes its own place.
  const others = messages.get().filter((each) => each.undo || each.sentence !== sentence)
  messages.set([...others, message])
  return message
}

export function endMessage(message: Message | undefined) {
  messages.set(messages.get().filter((each) => each !== message))
}

/** Takes back what a message tells of. */
export async function undo(message: Message) {
  endMessage(message)
  try {
    await message.undo?.()
  } catch (error) {
    messages.set([...messages.get(), message])
    alert(`That could not be undone. ${String(error)}`)
  }
}

export const lastAnnouncement = createStore({ id: 0, text: '', surfaceId: '' })

/** For screen readers alone, after the next frame: a store that an effect sets renders again before it. */
export function announce(text: string) {
  const announcement = { id: Math.random(), text, surfaceId: frontSurfaceId() }
  requestAnimationFrame(() => setTimeout(lastAnnouncement.set, 0, announcement))
}

/** Announces a sentence, unless it is empty; it ends as it changes, or as the component goes. */
export function useAnnouncement(sentence: string) {
  useEffect(() => {
    if (sentence) announce(sentence)
    return () => announce('')
  }, [sentence])
}
