/** ‘1 bookmark’, ‘11,480 bookmarks’. */
export function bookmarkCount(count: number): string {
  return counted(count, 'bookmark')
}

/** ‘1 note’, ‘2 notes’, ‘2 were’. */
export function counted(count: number, word: string, ofMany = `${word}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? word : ofMany}`
}
