import { createPortal } from 'react-dom'
import { type ReactNode, useState } from 'react'

/**
 * Announces a sentence to screen readers, politely, each time it changes. It stands in an element
 * that the document has from the start, since screen readers ignore others. They also ignore it
 * while a dialog is open: dialogs have their own `role="status"`.
 */
export function Announcement({ children }: { children: string }) {
  const element = document.getElementById('announcements')
  return element && createPortal(<p>{children}</p>, element)
}

/** Shown while something loads; the text appears only after a moment. */
export function Loading() {
  return (
    <>
      <div className="ui-empty-state ui-delayed">
        <p>Loading...</p>
      </div>
      <Announcement>Loading.</Announcement>
    </>
  )
}

/** A function that says something to the visitor, also the same again; and the line that shows it for a while. */
export function useMessage(): [(text: string) => void, ReactNode] {
  const [message, setMessage] = useState<{ text: string; at: number }>()
  const line = (
    <div className="ui-messages" role="status">
      {message && (
        <p key={message.at} className="ui-popup ui-passing">
          {message.text}
        </p>
      )}
    </div>
  )
  return [(text) => setMessage({ text, at: Date.now() }), line]
}
