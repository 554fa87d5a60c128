import { createPortal } from 'react-dom'

/**
 * Announces a sentence to screen readers, politely, each time it changes. It stands in an element
 * that the document has from the start, since screen readers ignore others. They also ignore it
 * while a dialog is open: dialogs have their own `role="status"`.
 */
export function Announcement({ children }: { children: string }) {
  const place = document.getElementById('announcements')
  return place && createPortal(<p>{children}</p>, place)
}
