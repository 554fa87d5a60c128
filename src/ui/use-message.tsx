import { type ReactNode, useState } from 'react'

/** A function that says something to the visitor, also the same again; and the line that shows it for a while. */
export function useMessage(): [(text: string) => void, ReactNode] {
  const [message, setMessage] = useState<{ text: string; at: number }>()
  const line = (
    <div className="messages" role="status">
      {message && (
        <p key={message.at} className="popup passing">
          {message.text}
        </p>
      )}
    </div>
  )
  return [(text) => setMessage({ text, at: Date.now() }), line]
}
