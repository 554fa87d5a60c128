import { use } from 'react'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import styles from './SearchBar.module.css'
import { matchesAll, search, type SearchRequest } from './search.ts'

/** The screen's heading: how many bookmarks there are, or how many of them were found. */
export function ResultCount({ request }: { request: SearchRequest }) {
  const all = matchesAll(request)
  const found = all ? request.keys : use(search(request))
  const total = bookmarkCount(request.keys.length)
  const foundCount = found === 'failed' ? 0 : found.length
  const sentence = all ? total : `${foundCount.toLocaleString('en')} of ${total}`
  return (
    <>
      <h2 className={styles.count}>{sentence}</h2>
      <p className="visually-hidden" role="status">
        {!all && sentence}
      </p>
    </>
  )
}
