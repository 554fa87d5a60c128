import type { Post } from './posts.ts'

/** The posts that hold all terms of a search, those with a term in their title first. */
export function searchPosts(posts: readonly Post[], search: string, inTitles: boolean): Post[] {
  const terms = termsOf(search)
  const textOf = ({ title, text }: Post) => (inTitles ? title : `${title}\n${text}`).toLowerCase()
  return posts.filter((post) => terms.every((term) => hasTerm(textOf(post), term)))
}

/** By the sentence in the title, all terms in the title, one of them, none. */
export function sortByRelevance(posts: readonly Post[], search: string): Post[] {
  const sentence = search.toLowerCase()
  const terms = termsOf(search)
  const rankOf = ({ title }: Post) => {
    const words = title.toLowerCase()
    const count = terms.filter((term) => hasTerm(words, term)).length
    if (words.includes(sentence)) return 0
    if (count === terms.length) return 1
    return count > 0 ? 2 : 3
  }
  return posts.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function hasTerm(text: string, term: string) {
  return term.startsWith('-') ? !text.includes(term.slice(1)) : text.includes(term)
}

/** Single letters and common words are dropped; ten terms or more, or none that is left, are one phrase. */
function termsOf(search: string): string[] {
  // Longer searches are ignored.
  if (new TextEncoder().encode(search).length > 1_600) return []
  const sentence = search.toLowerCase()
  const terms = (sentence.match(/"[^"]*(?:"|$)|[^\s",+]+/g) ?? [])
    .map((term) =>
      /^".+"$/.test(term) ? term.slice(1, -1) : term.replaceAll(/^["' ]+|["' ]+$/g, ''),
    )
    .filter((term) => term !== '' && !/^[a-z-]$/.test(term) && !commonWords.has(term))
  return terms.length > 0 && terms.length < 10 ? terms : [sentence]
}

const commonWords = new Set(
  'about an are as at be by com for from how in is it of on or that the this to was what when where who will with www'.split(
    ' ',
  ),
)
