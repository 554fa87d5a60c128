import { Images, Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyrightAndLicenceOf, titleOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import type { BookmarkKey } from '../../bookmarks/bookmark.ts'
import { pathOf } from '../../navigation/address.ts'
import { hasNasaList } from '../../settings.ts'
import { EntryHeader } from '../EntryHeader.tsx'
import { AllYearsLink, Explanation, LinkedText } from '../LinkedText.tsx'

interface DialogHeaderProps {
  entry: Entry
  titleId: string
  bookmarkKey: BookmarkKey
  children: ReactNode
}

export function DialogHeader({ entry, titleId, bookmarkKey, children }: DialogHeaderProps) {
  const { date } = entry
  const copyrightParts = copyrightAndLicenceOf(entry)
  return (
    <EntryHeader
      date={date}
      entry={entry}
      bookmarkKey={bookmarkKey}
      title={<h2 id={titleId}>{titleOf(entry)}</h2>}
      credit={
        <>
          <span>{date}</span>
          {copyrightParts.length > 0 && <span>{' · '}</span>}
          <LinkedText parts={copyrightParts} />
        </>
      }
    >
      {children}
    </EntryHeader>
  )
}

export function EntryText({ entry }: { entry: Entry }) {
  const { alt, title } = entry
  return (
    <>
      <Explanation entry={entry} />
      {alt && alt !== title && (
        <details>
          <summary className="ui-small-print">Image description</summary>
          <p>{alt}</p>
        </details>
      )}
    </>
  )
}

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
                <MapIcon />
                <span>Sky map</span>
                <span className="ui-visually-hidden">{` showing ${object.name}`}</span>
              </a>
              {hasNasaList && (
                <a
                  className="ui-quiet-button ui-no-print"
                  href={pathOf({ screen: 'search', terms: object.searchTerms })}
                >
                  <Images />
                  <span>Pictures</span>
                  <span className="ui-visually-hidden">{` of ${object.name}`}</span>
                </a>
              )}
            </p>
          ))}
        </div>
      )}
      <AllYearsLink date={entry.date} />
    </>
  )
}
