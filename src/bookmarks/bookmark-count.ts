/** ‘1 bookmark’, ‘6 new bookmarks’, ‘11,480 bookmarks’. */
export function bookmarkCount(count: number, kind = ''): string {
  return `${count.toLocaleString('en')} ${kind && `${kind} `}${count === 1 ? 'bookmark' : 'bookmarks'}`
}
