import { useEffect, useLayoutEffect, useState } from 'react'
import { useSurface } from './surface.ts'
import { createStore } from './store.ts'

type Message = { text: string; at: number } | undefined

const lastMessage = createStore<Message>(undefined)
const lastAnnouncement = createStore<Message>(undefined)

/** Says something to the visitor for a while, in the line of what is in front; also the same again. */
export function say(text: string) {
  lastMessage.set({ text, at: Date.now() })
}

/** Says something to screen readers alone, in the same line. */
export function announce(text: string) {
  lastAnnouncement.set({ text, at: Date.now() })
}

/** Announces a sentence each time it changes; an empty one ends what was announced before. */
export function useAnnouncement(sentence: string) {
  useEffect(() => announce(sentence), [sentence])
}

/**
 * The line of the page or of a dialog, for what is said while that is in front. It is there from the
 * start, since screen readers ignore a `role="status"` that comes with its words.
 */
export function MessageLine() {
  const message = useFrontMessage(lastMessage)
  const announcement = useFrontMessage(lastAnnouncement)
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

function useFrontMessage(messages: typeof lastMessage): Message {
  const { isFront } = useSurface()
  const [message, setMessage] = useState<Message>()
  // A layout effect, so that the line hears what the components mounted with it announce.
  useLayoutEffect(
    () => messages.subscribe(() => setMessage(isFront() ? messages.get() : undefined)),
    [messages, isFront],
  )
  return message
}

/** Shown while something loads; the text appears only after a moment. */
export function Loading() {
  useAnnouncement('Loading.')
  return (
    <div className="ui-empty-state ui-delayed">
      <p>Loading...</p>
    </div>
  )
}
