/** ‘1 bookmark’, ‘11,480 bookmarks’. */
export function bookmarkCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'bookmark' : 'bookmarks'}`
}
