import { Captions, Images, Map as MapIcon } from 'lucide-react'
import { titleOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import { pathOf } from '../../navigation/address.ts'
import { ExternalSiteLink, QuietLink } from '../../ui/QuietButton.tsx'

export function ImageDescription({ entry: { alt, title } }: { entry: Entry }) {
  if (!alt || alt === title) return null
  return (
    <details>
      <summary className="ui-quiet-button ui-outdented">
        <Captions />
        <span>Image description</span>
      </summary>
      <p style={{ paddingBlockEnd: 'var(--space-3)' }}>{alt}</p>
    </details>
  )
}

export function SkyObjectLinks({ entry }: { entry: Entry }) {
  const objects = skyObjectsIn(titleOf(entry)).slice(0, 2)
  if (objects.length === 0) return null
  return (
    <div className="ui-no-print">
      {objects.map((object) => (
        <p key={object.name} className="ui-row">
          <b>{object.name}</b>
          <ExternalSiteLink
            icon={MapIcon}
            label="Sky map"
            aria-label={`Sky map showing ${object.name}`}
            href={skyMapUrl(object)}
          />
          <QuietLink
            icon={Images}
            label="Pictures"
            aria-label={`Pictures of ${object.name}`}
            href={pathOf({ screen: 'search', terms: object.searchTerms })}
          />
        </p>
      ))}
    </div>
  )
}
