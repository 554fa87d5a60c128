import { Link } from 'wouter'
import { useState } from 'react'
import { readDateInWords } from '../../../apod/date-in-words.ts'
import { type Month, monthInWords, monthOf, parseArchiveMonth } from '../../../apod/month.ts'
import { useToday } from '../../../entry/use-today.ts'
import {
  type ArchiveAddress,
  dayHref,
  foundHref,
  monthHref,
  monthPath,
} from '../../../navigation/address.ts'
import { goTo } from '../../../navigation/history.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import styles from './Archive.module.css'
import { ArchiveSearch } from './ArchiveSearch.tsx'
import { FoundHead } from './FoundHead.tsx'
import { FoundPictures } from './FoundPictures.tsx'
import { MonthHead } from './MonthHead.tsx'
import { MonthView } from './MonthView.tsx'
import { monthSteps } from './month-steps.ts'

/** What takes the focus when the archive is shown: its search, or the tile of the day that was shown. */
export type Wanted = 'search' | 'tile' | undefined

interface ArchiveProps {
  address: ArchiveAddress
  /** The date that was shown before, if any. */
  shownDay: string | undefined
  /** What takes the focus. */
  wanted: Wanted
  onWant: (wanted: Wanted) => void
}

const language = new Intl.DateTimeFormat().resolvedOptions().locale

/** A month's wall, or the pictures that were found, below a head with the search. */
export function Archive({ address, shownDay, wanted, onWant }: ArchiveProps) {
  const today = useToday()
  const thisMonth = monthOf(today)
  const month = address.screen === 'month' ? parseArchiveMonth(address.month, today) : null
  const words = address.screen === 'find' ? address.words : ''
  const [lastMonth, setLastMonth] = useState<Month>()
  if (month && month !== lastMonth) setLastMonth(month)
  const back = lastMonth ?? thisMonth
  const backLink = { href: monthPath(back), words: monthInWords(back, language) }
  const name = month ? monthInWords(month, language) : words ? `“${words}”` : 'By Date'
  useDocumentTitle(`${name} – Astronomy Picture Of the Day`)
  const onFocus = () => onWant(undefined)
  const onOpen = () => onWant('tile')
  const tiles = { shownDay, isTileWanted: wanted === 'tile', onOpen, onFocus }
  const steps = month && monthSteps(month, today, showMonth)

  return (
    <div className={styles.room}>
      <div className={styles.head}>
        {month && steps && (
          <MonthHead month={month} today={today} steps={steps} onChoose={showMonth} />
        )}
        {words && <FoundHead words={words} back={backLink} />}
        <ArchiveSearch
          words={words}
          today={today}
          isWanted={wanted === 'search'}
          onFocus={onFocus}
          onSearch={search}
        />
      </div>
      {month && steps && <MonthView month={month} today={today} steps={steps} {...tiles} />}
      {words && (
        <FoundPictures
          // Each search begins at its own place.
          key={words}
          words={words}
          isCut={address.screen === 'find' && address.isCut}
          back={backLink}
          {...tiles}
        />
      )}
      {!month && !words && (
        <div className="lone">
          <p>Choose a month from June 1995 to this one.</p>
          <Link className="button" href={monthPath(thisMonth)}>
            {monthInWords(thisMonth, language)}
          </Link>
        </div>
      )}
    </div>
  )
}

function showMonth(month: Month) {
  goTo(monthHref(month))
}

/** Words that name a day or a month lead there. */
function search(words: string) {
  const named = readDateInWords(words, language)
  if (!named) goTo(foundHref(words))
  else if ('day' in named) goTo(dayHref(named.day))
  else showMonth(named.month)
}
