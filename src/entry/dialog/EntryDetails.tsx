import { Captions, Copy, ExternalLink, Frame, Images, Map as MapIcon, Monitor } from 'lucide-react'
import { creditOf, titleOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { nasaPageOf } from '../../apod/links.ts'
import { wallpaperUrl } from '../../apod/media.ts'
import { skyMapUrl, skyObjectsIn } from '../../apod/sky-objects.ts'
import { VideoLink } from '../../media/EntryMedia.tsx'
import type { MediaFiles } from '../../media/files.ts'
import { sizeInUrl } from '../../media/picture-box.ts'
import { dayUrlOf, pathOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/selected-date.ts'
import { More } from '../../ui/More.tsx'
import { QuietButton, QuietLink, ExternalSiteLink } from '../../ui/QuietButton.tsx'
import { copyOrPrompt } from '../ShareButton.tsx'

const slideshowPath = pathOf({ screen: 'today', layers: ['slideshow'] })

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

export function EntryActions({ entry, files }: { entry: Entry; files: MediaFiles }) {
  const { date } = entry
  const isToday = useToday() === date
  const { media, hasFailed } = files
  const picture = media.kind === 'picture' && !hasFailed ? media : undefined
  const size = picture && sizeInUrl(picture.largestUrl)
  // Approximate if the page is zoomed, because `screen.width` then changes only in some browsers.
  const display = {
    width: window.screen.width * devicePixelRatio,
    height: window.screen.height * devicePixelRatio,
  }
  const wallpaper = picture && wallpaperUrl(picture, display)

  return (
    <More>
      <ExternalSiteLink icon={ExternalLink} label="On NASA’s site" href={nasaPageOf(entry)} />
      <QuietButton
        icon={Copy}
        label="Copy credit"
        onClick={() => void copyOrPrompt('credit', creditOf(entry, dayUrlOf(date)))}
      />
      {picture && (
        <ExternalSiteLink
          icon={ExternalLink}
          // The original has the same width and height, but its URL may not state them.
          label={size ? `Full size ${size.width} × ${size.height}` : 'Full size'}
          href={picture.originalUrl}
        />
      )}
      {wallpaper && <ExternalSiteLink icon={Monitor} label="Wallpaper" href={wallpaper} />}
      <VideoLink entry={entry} />
      {isToday && <QuietLink icon={Frame} label="Use as a picture frame" href={slideshowPath} />}
    </More>
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
