import { Images, LayoutGrid, Map } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayAndMonthInWords } from '../../apod/calendar.ts'
import { parseDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import { creditPartsOf, descriptionOf, titleOf } from '../../apod/text.ts'
import { foundPath, hasArchive, yearsPath } from '../../navigation/address.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EntryActions } from './EntryActions.tsx'
import styles from './EntryDialog.module.css'
import { DayInWords, Explanation, LinkedText } from '../words.tsx'
import { NoMedia } from '../media/EntryMedia.tsx'
import type { LoadedMedia } from '../media/use-media.ts'

interface EntryDetailsProps {
  entry: Entry
  loaded: LoadedMedia
  /** The id for its title. */
  titleId: string
  /** The first of its tools. */
  action: ReactNode
  /** Follows the text. */
  note: ReactNode
}

/** The words of an entry's dialog. */
export function EntryDetails({ entry, loaded, titleId, action, note }: EntryDetailsProps) {
  const credit = creditPartsOf(entry)
  const description = descriptionOf(entry)
  const objects = skyObjectsIn(titleOf(entry)).slice(0, 2)
  const day = parseDay(entry.date)
  return (
    <>
      <div className="line">
        <p>
          <DayInWords date={entry.date} />
        </p>
        {credit.length > 0 && (
          <p>
            <LinkedText parts={credit} />
          </p>
        )}
      </div>
      <h2 id={titleId}>{titleOf(entry)}</h2>
      <div className="screen-only row outdented">
        {action}
        <EntryActions entry={entry} loaded={loaded} />
      </div>
      {description && (
        <details className={styles.description}>
          <summary>Image description</summary>
          <p>{description}</p>
        </details>
      )}
      <div className="stack">
        <Explanation entry={entry} />
        {loaded.media.kind === 'none' && <NoMedia entry={entry} />}
        {/* As catalogues and addresses have it. */}
        {day && <p className="line">{day}</p>}
      </div>
      {note}
      {objects.length > 0 && (
        <div>
          {objects.map((object) => (
            <p key={object.name} className="row">
              <b>{object.name}</b>
              <a className="quiet-button" href={skyMapUrl(object)} target="_blank" rel="noreferrer">
                <Icon icon={Map} />
                <span>Map of the sky</span>
                <span className="visually-hidden">{` around ${object.name}`}</span>
              </a>
              {hasArchive && (
                <Link className="quiet-button screen-only" href={foundPath(object.searchWords)}>
                  <Icon icon={Images} />
                  <span>More pictures</span>
                  <span className="visually-hidden">{` of ${object.name}`}</span>
                </Link>
              )}
            </p>
          ))}
        </div>
      )}
      {day && (
        <p className="screen-only outdented">
          <Link className="quiet-button" href={yearsPath(day)}>
            <Icon icon={LayoutGrid} />
            <span>{`${dayAndMonthInWords(day)} in all years`}</span>
          </Link>
        </p>
      )}
    </>
  )
}
