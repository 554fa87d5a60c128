import { useState } from 'react'
import { Link } from 'wouter'
import { type Day, parseDay } from '../../../apod/day.ts'
import {
  type Month,
  monthInWords,
  monthOf,
  nearestMonth,
  parseArchiveMonth,
} from '../../../apod/month.ts'
import { useReading } from '../../../bookmarks/BookmarksProvider.tsx'
import { ListSlideshow } from '../../../entry/viewer/ListSlideshow.tsx'
import { SlideshowButton } from '../../../entry/viewer/SlideshowButton.tsx'
import { type ArchiveAddress, monthPath } from '../../../navigation/address.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { useStepReasons } from '../../../ui/use-step-reasons.ts'
import styles from './Archive.module.css'
import { ArchiveSearch } from './ArchiveSearch.tsx'
import { FoundHead, FoundPictures } from './FoundPictures.tsx'
import { WallHead } from './WallHead.tsx'
import { monthSteps } from './month-wall.ts'
import { Wall } from './Wall.tsx'
import { type List, listedEntry, useList } from './use-list.ts'

interface ArchiveProps {
  address: ArchiveAddress
  today: Day
  /** The date that was shown before, if any. */
  shownDay: string | undefined
}

/** A month's wall, or the pictures that were found, below a head with the search. */
export function Archive({ address, today, shownDay }: ArchiveProps) {
  const month = address.screen === 'month' ? parseArchiveMonth(address.month, today) : null
  const find = address.screen === 'find' ? address : undefined
  const words = find?.words ?? ''
  const [lastMonth, setLastMonth] = useState(() =>
    nearestMonth(monthOf(parseDay(shownDay ?? '') ?? today), today),
  )
  if (month && month !== lastMonth) setLastMonth(month)
  const [steps, reason] = useStepReasons(monthSteps(month ?? lastMonth, today))
  const list = useList(month, words, today)
  useReading()
  const found = words ? `“${words}”` : 'Search all pictures'
  const name = find ? found : month ? monthInWords(month) : 'By Date'
  useDocumentTitle(`${name} – Astronomy Picture Of the Day`)

  return (
    <div className={styles.archive}>
      {reason}
      <div className={`row ${styles.head}`}>
        {month && <WallHead month={month} today={today} steps={steps} />}
        {find && <FoundHead words={words} month={lastMonth} list={list} />}
        <div className={styles.tools}>
          {(month || words) && <ArchiveSlideshow key={name} list={list} />}
          <ArchiveSearch
            words={words}
            isWanted={find !== undefined && words === ''}
            today={today}
          />
        </div>
      </div>
      {month && (
        <Wall month={month} today={today} steps={steps} list={list} shownDay={shownDay} />
      )}
      {words && (
        <FoundPictures
          key={words}
          words={words}
          month={lastMonth}
          list={list}
          shownDay={shownDay}
        />
      )}
      {!month && !find && <NoMonth thisMonth={monthOf(today)} />}
    </div>
  )
}

/** The slideshow of the pictures that are listed so far. */
function ArchiveSlideshow({ list: { pictures: listed, isEnd } }: { list: List }) {
  const isSmall = useMediaQuery('(width < 80rem)')
  const pictures = listed.filter(({ picture }) => picture !== null).map(listedEntry)
  const isKnown = listed.length > 0 || isEnd
  return (
    <>
      <SlideshowButton isDisabled={pictures.length < 2} isRound={isSmall} />
      <ListSlideshow pictures={isKnown ? pictures : undefined} />
    </>
  )
}

function NoMonth({ thisMonth }: { thisMonth: Month }) {
  return (
    <div className="lone">
      <p>Choose a month from June 1995 to this one.</p>
      <Link className="button" href={monthPath(thisMonth)}>
        {monthInWords(thisMonth)}
      </Link>
    </div>
  )
}
