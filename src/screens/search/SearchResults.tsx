import type { ReactNode } from 'react'
import { ArchiveLayout, ArchiveSlideshow } from '../../archive/ArchiveLayout.tsx'
import { type SearchList, useSearchList } from '../../archive/nasa-list/search-list.ts'
import { type AddressOf, pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { type OrderOf, orders } from '../../navigation/orders.ts'
import { countOf } from '../../text/plain-text.ts'
import { Select, sortSelect } from '../../ui/Select.tsx'
import { FoundPictures } from './FoundPictures.tsx'
import { WordsToTry } from './Suggestions.tsx'
import styles from './SearchScreen.module.css'

interface SearchResultsProps {
  title: string
  head: ReactNode
  tools: ReactNode
  search: AddressOf<'search'>
  date: string
  selectedDate: string | undefined
}

export function SearchResults({ search, selectedDate, tools, ...layout }: SearchResultsProps) {
  const { words, order } = search
  const searchList = useSearchList(search)
  const key = pathOf({ screen: 'search', words, order })
  const isNothing = searchList.isEnd && searchList.posts.length === 0
  return (
    <ArchiveLayout
      {...layout}
      tools={
        <>
          {tools}
          <ArchiveSlideshow
            key={key}
            archiveList={searchList}
            showsYears={order !== 'best'}
            onLastPicture={searchList.showMore}
          />
        </>
      }
      belowTools={
        // Another order may still find pictures.
        (!isNothing || order !== 'best') && (
          <TotalAndOrder words={words} order={order} searchList={searchList} />
        )
      }
    >
      {isNothing ? (
        <div className="ui-empty-state">
          <p role="alert">{`No pictures found for “${words}”${whereSearched(order)}.`}</p>
          <WordsToTry words={words} />
        </div>
      ) : (
        <FoundPictures key={key} searchList={searchList} selectedDate={selectedDate} />
      )}
    </ArchiveLayout>
  )
}

interface TotalAndOrderProps {
  words: string
  order: OrderOf<'search'>
  searchList: SearchList
}

function TotalAndOrder({ words, order, searchList: { total = 0 } }: TotalAndOrderProps) {
  const pathTo = (other: typeof order) => pathOf({ screen: 'search', words, order: other })
  return (
    <div className={`ui-row ${styles.total}`}>
      <p className="ui-small-print">
        {total > 0 && countOf(total, 'picture') + whereSearched(order)}
      </p>
      <Select
        {...sortSelect}
        value={order}
        options={orders.search}
        onChange={(chosen) => goTo(pathTo(chosen), { isReplacing: true })}
      />
    </div>
  )
}

/** Only the order ‘best’ searches whole texts. */
function whereSearched(order: OrderOf<'search'>) {
  return order === 'best' ? '' : ' in titles'
}
