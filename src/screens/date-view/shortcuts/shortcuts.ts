/** What a key does on By Date. */
export type Verb = 'previous' | 'next' | 'random' | 'bookmark' | 'open' | 'keys'

interface Key {
  /** As the browser names it in `event.key`, letters in lower case. */
  key: string
  /** As it stands on the keyboard. */
  cap: string
  verb: Verb
  does: string
  /** Works with the entry's modal open, too. */
  inModal?: true
}

/** Every key of By Date: the page obeys this list, and shows it. */
export const keys: readonly Key[] = [
  { key: 'ArrowLeft', cap: '←', verb: 'previous', does: 'Previous day', inModal: true },
  { key: 'ArrowRight', cap: '→', verb: 'next', does: 'Next day', inModal: true },
  { key: 'r', cap: 'R', verb: 'random', does: 'Random day' },
  { key: 'b', cap: 'B', verb: 'bookmark', does: 'Bookmark, or take the bookmark away' },
  { key: 'Enter', cap: 'Enter', verb: 'open', does: 'Open the entry' },
  { key: '?', cap: '?', verb: 'keys', does: 'Show the keys' },
]
