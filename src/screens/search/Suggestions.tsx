import { pathOf } from '../../navigation/address.ts'
import { fold } from '../../text/plain-text.ts'
import styles from './Suggestions.module.css'

const popularSearches = 'Aurora Comet Eclipse Mars Nebula Webb'.split(' ')

const commonWords = new Set(
  `a about an and apod are around at by for from image images in is it like me my near of on or over
  photo photos picture pictures shaped show some that the this to with`.split(/\s+/),
)

/** What to try after a search that found nothing: each of its words, or else popular searches. */
export function Suggestions({ terms }: { terms: string }) {
  const differs = (text: string) => fold(text) !== fold(terms)
  const words = terms.split(/[^\p{L}\p{M}\d'’]+/u).filter((word) => word.length > 1)
  const usable = [...new Set(words)].filter((word) => differs(word) && !commonWords.has(fold(word)))
  if (usable.length > 0) return <SearchLinks label="Try searching for" searches={usable} />
  return <PopularSearches />
}

export function PopularSearches() {
  return <SearchLinks label="Popular searches" searches={popularSearches} />
}

function SearchLinks({ label, searches }: { label: string; searches: readonly string[] }) {
  return (
    <ul role="list" aria-label={label} className={`ui-row ${styles.list}`}>
      {searches.map((terms) => (
        <li key={terms}>
          <a className="ui-quiet-button" href={pathOf({ screen: 'search', terms })}>
            {terms}
          </a>
        </li>
      ))}
    </ul>
  )
}
