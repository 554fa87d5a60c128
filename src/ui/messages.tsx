import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDialog } from './front-dialog.ts'
import { createStore } from './store.ts'

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

const said = createStore({ text: '', at: 0 })

/** Says something to the visitor for a while, in the line of what is in front; also the same again. */
export function say(text: string) {
  said.set({ text, at: Date.now() })
}

/** What is said while the page, or the dialog that the line is in, is in front. Each has one line, from its start. */
export function MessageLine() {
  const { isFront } = useDialog()
  const [message, setMessage] = useState<ReturnType<typeof said.get>>()
  useEffect(() => said.subscribe(() => setMessage(isFront() ? said.get() : undefined)), [isFront])
  return (
    <div className="ui-messages" role="status">
      {message && (
        <p key={message.at} className="ui-popup ui-passing">
          {message.text}
        </p>
      )}
    </div>
  )
}
