import { Copy, ExternalLink, Frame, Monitor } from 'lucide-react'
import { nasaLinkOf } from '../../apod/day-pages.ts'
import { creditOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { wallpaperUrl } from '../../apod/picture-sources.ts'
import { VideoLink } from '../../media/EntryMedia.tsx'
import type { MediaFiles } from '../../media/files.ts'
import { sizeInUrl } from '../../media/picture-box.ts'
import { dayUrlOf, pathOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/today.ts'
import { More } from '../../ui/More.tsx'
import { QuietButton, QuietLink, ExternalSiteLink } from '../../ui/QuietButton.tsx'
import { copyOrPrompt } from '../clipboard.ts'

const slideshowPath = pathOf({ screen: 'today', layers: ['slideshow'] })

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
  const wallpaper = picture && wallpaperUrl(picture.largestUrl, display)

  return (
    <More>
      <ExternalSiteLink icon={ExternalLink} {...nasaLinkOf(entry)} />
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
