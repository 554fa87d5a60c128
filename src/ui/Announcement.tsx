import { createPortal } from 'react-dom'

/**
 * Announces a sentence to screen readers, politely, each time it changes. It stands in an element
 * that the document has from the start, since screen readers ignore others. For the page: behind an
 * open dialog nothing is read, so what is said in one has its own `role="status"`.
 */
export function Announcement({ children }: { children: string }) {
  const place = document.getElementById('announcements')
  return place && createPortal(<p>{children}</p>, place)
}
