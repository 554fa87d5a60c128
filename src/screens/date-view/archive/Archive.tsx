import { useState } from 'react'
import { Link } from 'wouter'
import { type Month, monthOf, parseArchiveMonth } from '../../../apod/month.ts'
import { monthInWords } from '../../../apod/month-in-words.ts'
import { useToday } from '../../../entry/use-today.ts'
import { type ArchiveAddress, monthPath } from '../../../navigation/address.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import styles from './Archive.module.css'
import { ArchiveSearch } from './ArchiveSearch.tsx'
import { FoundHead, FoundPictures } from './FoundPictures.tsx'
import { FoundSlideshow, MonthSlideshow } from './ArchiveSlideshow.tsx'
import { MonthHead } from './MonthHead.tsx'
import { MonthWall } from './MonthWall.tsx'

interface ArchiveProps {
  address: ArchiveAddress
  /** The date that was shown before, if any. */
  shownDay: string | undefined
  /** The visitor has asked for the search field by its key. */
  isSearchWanted: boolean
  onSearchFocus: () => void
}

/** A month's wall, or the pictures that were found, below a head with the search. */
export function Archive({ address, shownDay, ...search }: ArchiveProps) {
  const today = useToday()
  const month = address.screen === 'month' ? parseArchiveMonth(address.month, today) : null
  const find = address.screen === 'find' ? address : undefined
  const [lastMonth, setLastMonth] = useState(monthOf(today))
  if (month && month !== lastMonth) setLastMonth(month)
  const name = find ? `“${find.words}”` : month ? monthInWords(month) : 'By Date'
  useDocumentTitle(`${name} – Astronomy Picture Of the Day`)

  return (
    <div className={styles.room}>
      <div className={styles.head}>
        {month && <MonthHead month={month} today={today} />}
        {find && <FoundHead words={find.words} month={lastMonth} />}
        <div className={styles.tools}>
          {month && <MonthSlideshow key={month} month={month} today={today} />}
          {find && <FoundSlideshow key={find.words} words={find.words} />}
          <ArchiveSearch words={find?.words ?? ''} today={today} {...search} />
        </div>
      </div>
      {month && <MonthWall month={month} today={today} shownDay={shownDay} />}
      {find && <FoundPictures key={find.words} {...find} month={lastMonth} shownDay={shownDay} />}
      {!month && !find && <NoMonth thisMonth={monthOf(today)} />}
    </div>
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
