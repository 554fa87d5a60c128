import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { parseDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import { creditPartsOf, descriptionOf, titleOf } from '../../apod/text.ts'
import { foundPath, hasArchive } from '../../navigation/address.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './EntryDetails.module.css'
import { DayInWords } from '../DayInWords.tsx'
import { Explanation, LinkedText } from '../LinkedText.tsx'
import type { LoadedMedia } from '../media/use-media.ts'
import { OtherYears } from './OtherYears.tsx'

interface EntryDetailsProps {
  entry: Entry
  loaded: LoadedMedia
  /** The id for its title. */
  titleId: string
  /** The first of its tools. */
  action: ReactNode
}

/** The words of an entry's dialog. */
export function EntryDetails({ entry, loaded, titleId, action }: EntryDetailsProps) {
  const credit = creditPartsOf(entry)
  const description = descriptionOf(entry)
  const objects = skyObjectsIn(titleOf(entry)).slice(0, 2)
  const day = parseDay(entry.date)
  return (
    <>
      <div className="line">
        {/* In words, and as its address has it. */}
        <p className="row">
          <DayInWords date={entry.date} />
          {day && <span>{day}</span>}
        </p>
        {credit.length > 0 && (
          <p>
            <LinkedText parts={credit} />
          </p>
        )}
      </div>
      <h2 id={titleId}>{titleOf(entry)}</h2>
      <div className={`screen-only row ${styles.tools}`}>
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
      </div>
      {objects.length > 0 && (
        <p className={`row ${styles.sky}`}>
          {objects.map((object) => (
            <Fragment key={object.name}>
              <a href={skyMapUrl(object)} target="_blank" rel="noreferrer">
                {`${object.name} in the sky`}
              </a>
              {hasArchive && (
                <Link className="screen-only" href={foundPath(object.searchWords)}>
                  {`More pictures of ${object.name}`}
                </Link>
              )}
            </Fragment>
          ))}
        </p>
      )}
      {day && <OtherYears day={day} />}
    </>
  )
}
