import { pathOf } from '../../navigation/address.ts'
import { fold } from '../../text/plain-text.ts'
import { LinkList } from '../browse/LinkList.tsx'

export const popularSearches = linksTo('Aurora Comet Eclipse Mars Nebula Webb'.split(' '))

function linksTo(searches: readonly string[]) {
  return searches.map((terms) => ({ label: terms, path: pathOf({ screen: 'search', terms }) }))
}

const commonWords = new Set(
  `a about an and apod are around at by for from image images in is it like me my near of on or over
  photo photos picture pictures shaped show some that the this to with`.split(/\s+/),
)

/** What to try after a search that found nothing: each of its words, or else popular searches. */
export function Suggestions({ terms }: { terms: string }) {
  const differs = (text: string) => fold(text) !== fold(terms)
  const words = terms.split(/[^\p{L}\p{M}\d'’]+/u).filter((word) => word.length > 1)
  const usable = [...new Set(words)].filter((word) => differs(word) && !commonWords.has(fold(word)))
  if (usable.length > 0) return <LinkList label="Try searching for" links={linksTo(usable)} />
  return <LinkList label="Popular searches" links={popularSearches} />
}
