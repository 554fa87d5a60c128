import type { Added } from './actions.ts'

/** ‘1 bookmark’, ‘6 new bookmarks’, ‘11,480 bookmarks’. */
export function bookmarkCount(count: number, kind = ''): string {
  return `${count.toLocaleString('en')} ${kind && `${kind} `}${count === 1 ? 'bookmark' : 'bookmarks'}`
}

/** ‘6 new bookmarks and 2 notes’; notes or bookmarks alone where the others are none. */
export function addedCount({ bookmarks, notes }: Added, kind = ''): string {
  const noteCount = `${notes.toLocaleString('en')} ${notes === 1 ? 'note' : 'notes'}`
  if (notes === 0) return bookmarkCount(bookmarks, kind)
  return bookmarks === 0 ? noteCount : `${bookmarkCount(bookmarks, kind)} and ${noteCount}`
}
