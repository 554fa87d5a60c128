import { createPortal } from 'react-dom'

/**
 * Says a sentence to those who listen to the page, politely, each time it changes. What is said
 * stands in a place that the document has from the start: others are not listened to.
 */
export function Announcement({ children }: { children: string }) {
  const place = document.getElementById('announcements')
  return place && createPortal(children, place)
}
