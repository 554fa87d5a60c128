import { addDays, daysInNotFoundNotice, formatDate, isArchiveDay } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import { titleOf } from '../../apod/entry-text.ts'
import { formatMonth, monthOf } from '../../apod/month.ts'
import { isOutageEntry } from '../../apod/nasa-quirks.ts'
import { useBookmark } from '../../bookmarks/stored-bookmarks.ts'
import { pathOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/today.ts'
import { entryFor, saysNoEntry } from '../../service/answer.ts'
import { failureSentence } from '../../service/request.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import { type DayLookUp, refetchDay } from './use-day-look-up.ts'

interface LookUpNoticeProps {
  dayLookUp: DayLookUp
}

export function LookUpNotice({ dayLookUp }: LookUpNoticeProps) {
  const today = useToday()
  const { kind, date, entry, failure, isRetrying } = dayLookUp
  const { bookmark } = useBookmark(date)
  const isCopy = kind === 'saved copy' && bookmark
  const copyRemark = isCopy ? ' This is the copy saved with your bookmark.' : ''
  const isToday = date === today
  const isMissing = saysNoEntry(dayLookUp)
  const month = monthOf(date)
  return (
    <>
      {failure && (
        <FailureNotice
          sentence={failureSentence(failure) + copyRemark}
          isRetrying={isRetrying}
          onRetry={() => refetchDay(date)}
        />
      )}
      {isMissing && (
        <div className="ui-notice" role="alert">
          {/* Above the sentences for a code, which must not change (CONTRIBUTING.md). */}
          {isDay(date) && date >= today && (
            <p>
              {isToday
                ? 'Today’s picture isn’t out yet. It usually appears shortly after midnight in New York.'
                : `The picture for ${unbroken(formatDate(date, 'long'))} will appear on that day, shortly after midnight in New York.`}
            </p>
          )}
          {kind === 'not found' ? (
            <>
              <p>Not found.</p>
              <p>There is no data for dates listed below.</p>
              <ul role="list" className="ui-row">
                {daysInNotFoundNotice.map((day) => (
                  <li key={day}>{day}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>Invalid Request - please check the date again.</p>
          )}
          {isToday ? (
            <a className="ui-button" href={pathOf({ screen: 'day', date: addDays(today, -1) })}>
              Show yesterday’s picture
            </a>
          ) : (
            <a className="ui-button" href={pathOf({ screen: 'today' })}>
              Show today’s picture
            </a>
          )}
          {isDay(date) && isArchiveDay(date, today) && (
            <a className="ui-button ui-outlined" href={pathOf({ screen: 'month', month })}>
              {`Browse ${formatMonth(month)}`}
            </a>
          )}
        </div>
      )}
      {/* During outages the legacy service has returned the same old entry or a placeholder for every date. */}
      {kind === 'entry' && isDay(date) && !entryFor(date, dayLookUp) && (
        <p className="ui-notice" role="alert">
          {isOutageEntry(entry)
            ? 'NASA sent a placeholder instead of the day’s picture.'
            : `NASA sent the picture for ${formatDate(entry.date, 'long')} instead.`}
        </p>
      )}
    </>
  )
}

function unbroken(words: string) {
  return words.replaceAll(' ', '\u00a0')
}

/** With its date as the key, so that the same words about another date are announced, too. */
export function LookUpAnnouncement({ dayLookUp }: LookUpNoticeProps) {
  useAnnouncement(announcementOf(dayLookUp))
  return null
}

/** Empty without an entry, because the notice is an alert. */
function announcementOf({ kind, entry, isRetrying }: DayLookUp): string {
  if (kind === 'loading' || isRetrying) return 'Loading...'
  return entry ? `${formatDate(entry.date, 'long')}: ${titleOf(entry)}` : ''
}
