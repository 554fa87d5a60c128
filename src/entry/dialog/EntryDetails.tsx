import { Images, LayoutGrid, Map } from 'lucide'
import { formatDay } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import { copyrightAndLicenceOf, descriptionOf, titleOf } from '../../apod/text.ts'
import { NoMedia } from '../../media/EntryMedia.tsx'
import type { MediaLoad } from '../../media/use-media-load.ts'
import { pathOf } from '../../navigation/address.ts'
import { hasNasaList } from '../../settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FormattedDay } from '../FormattedDay.tsx'
import { Explanation, LinkedText } from '../LinkedText.tsx'
import styles from './EntryDialog.module.css'

/** The day, the credit and the title, which names the dialog by its id. */
export function EntryHead({ entry, titleId }: { entry: Entry; titleId: string }) {
  const copyrightParts = copyrightAndLicenceOf(entry)
  return (
    <>
      <div className="ui-small-print">
        <p>
          <FormattedDay date={entry.date} />
          {isDay(entry.date) && (
            <>
              <span>{' · '}</span>
              <span className={styles.figures}>{entry.date}</span>
            </>
          )}
        </p>
        {copyrightParts.length > 0 && (
          <p>
            <LinkedText parts={copyrightParts} />
          </p>
        )}
      </div>
      <h2 id={titleId}>{titleOf(entry)}</h2>
    </>
  )
}

export function EntryText({ entry, load }: { entry: Entry; load: MediaLoad }) {
  const description = descriptionOf(entry)
  return (
    <>
      {description && (
        <details>
          <summary className="ui-small-print">Image description</summary>
          <p>{description}</p>
        </details>
      )}
      <div className="ui-stack">
        <Explanation entry={entry} />
        {load.status === 'none' && <NoMedia lookUpPath={load.lookUpPath} />}
      </div>
    </>
  )
}

/** Links to more of the objects that the title names, and of the same day. */
export function EntryLinks({ entry }: { entry: Entry }) {
  const objects = skyObjectsIn(titleOf(entry)).slice(0, 2)
  return (
    <>
      {objects.length > 0 && (
        <div>
          {objects.map((object) => (
            <p key={object.name} className="ui-row">
              <b>{object.name}</b>
              <a
                className="ui-quiet-button"
                href={skyMapUrl(object)}
                target="_blank"
                rel="noreferrer"
              >
                <Icon icon={Map} />
                <span>Sky map</span>
                <span className="ui-visually-hidden">{` around ${object.name}`}</span>
              </a>
              {hasNasaList && (
                <a
                  className="ui-quiet-button ui-screen-only"
                  href={pathOf({ screen: 'search', words: object.searchWords })}
                >
                  <Icon icon={Images} />
                  <span>Pictures</span>
                  <span className="ui-visually-hidden">{` of ${object.name}`}</span>
                </a>
              )}
            </p>
          ))}
        </div>
      )}
      {isDay(entry.date) && (
        <p className="ui-screen-only ui-outdented">
          <a
            className="ui-quiet-button"
            href={pathOf({ screen: 'anniversary', monthDay: entry.date.slice(5) })}
          >
            <Icon icon={LayoutGrid} />
            <span>{`${formatDay(entry.date, 'day and month')} in all years`}</span>
          </a>
        </p>
      )}
    </>
  )
}
