import { use, useEffect } from 'react'
import { createStore, useStore } from './store.ts'
import { frontSurfaceId, SurfaceContext } from './surface.ts'

/** `at` tells a message from an earlier one with the same text. */
type Message = { text: string; at: number; surfaceId: string } | undefined

const lastMessage = createStore<Message>(undefined)
const lastAnnouncement = createStore<Message>(undefined)

export function say(text: string) {
  lastMessage.set({ text, at: Date.now(), surfaceId: frontSurfaceId() })
}

/** For screen readers alone. */
export function announce(text: string) {
  lastAnnouncement.set({ text, at: Date.now(), surfaceId: frontSurfaceId() })
}

/** Announces a sentence, unless it is empty; it ends as it changes, or as the component goes. */
export function useAnnouncement(sentence: string) {
  useEffect(() => {
    if (sentence) announce(sentence)
    return () => announce('')
  }, [sentence])
}

/** A surface's line. It is there from the start: screen readers ignore a `role="status"` that comes with its text. */
export function MessageLine() {
  const message = useMessageHere(lastMessage)
  const announcement = useMessageHere(lastAnnouncement)
  return (
    <div className="ui-messages" role="status" aria-atomic="false">
      {message && (
        <p key={message.at} className="ui-popup ui-passing">
          {message.text}
        </p>
      )}
      {announcement?.text && (
        <p key={announcement.at} className="ui-visually-hidden">
          {announcement.text}
        </p>
      )}
    </div>
  )
}

function useMessageHere(messages: typeof lastMessage): Message {
  const { id } = use(SurfaceContext)
  const message = useStore(messages)
  return message?.surfaceId === id ? message : undefined
}

export function Loading() {
  useAnnouncement('Loading.')
  return (
    <div className="ui-empty-state ui-delayed">
      <p>Loading...</p>
    </div>
  )
}
