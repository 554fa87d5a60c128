import type { Post } from './posts.ts'

export function searchPosts(posts: readonly Post[], search: string, isTitleOnly: boolean): Post[] {
  const terms = termsOf(search)
  const textOf = ({ title, text }: Post) =>
    (isTitleOnly ? title : `${title}\n${text}`).toLowerCase()
  return posts.filter((post) => terms.every((term) => textOf(post).includes(term)))
}

/** Puts titles with the whole search first, then titles with all its terms, then the rest. */
export function sortByRelevance(posts: readonly Post[], search: string): Post[] {
  const terms = termsOf(search)
  const rankOf = ({ title }: Post) => {
    const words = title.toLowerCase()
    if (words.includes(search.toLowerCase())) return 0
    return terms.every((term) => words.includes(term)) ? 1 : 2
  }
  return posts.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Splits a search into words and quoted phrases, and drops single letters as WordPress does. */
function termsOf(search: string): string[] {
  const terms = search.toLowerCase().match(/"[^"]+"|[^\s",+]+/g) ?? []
  return terms.map((term) => term.replaceAll('"', '')).filter((term) => !/^[a-z-]$/.test(term))
}
