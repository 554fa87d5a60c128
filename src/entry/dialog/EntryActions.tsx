import { Copy, ExternalLink, Monitor, Share2 } from 'lucide'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import type { TextPart } from '../../apod/links.ts'
import { type PictureMedia, screenPictureUrl } from '../../apod/media.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'
import { citation, linkedCitation, titleOf } from '../../apod/text.ts'
import { dayPath } from '../../navigation/address.ts'
import { Icon } from '../../ui/Icon.tsx'
import { say } from '../../ui/messages.tsx'
import { More } from '../../ui/More.tsx'
import type { MediaProgress } from '../media/use-media.ts'
import { copyText } from './clipboard.ts'

interface EntryActionsProps {
  entry: Entry
  media: MediaProgress
}

/** Share, and under More: Full size, As wallpaper, Copy credit. */
export function EntryActions({ entry, media }: EntryActionsProps) {
  const { date } = entry
  const picture = media.medium.kind === 'picture' ? media.medium : undefined
  const shownPicture = media.state === 'failed' ? undefined : picture
  // A picture has failed when all its sources have, perhaps the original among them.
  const isOriginalGone =
    !shownPicture && picture?.sources.some(({ url }) => url === picture.fullSize)
  const sharingUrl = isDay(date) ? location.origin + dayPath(date) : ''

  async function share() {
    if (!(await shareBySystem(titleOf(entry), sharingUrl))) await copy('link', sharingUrl)
  }

  return (
    <>
      {sharingUrl && (
        <button type="button" className="ui-quiet-button" onClick={() => void share()}>
          <Icon icon={Share2} />
          <span>Share</span>
        </button>
      )}
      <More>
        {picture && !isOriginalGone && (
          <a className="ui-quiet-button" href={picture.fullSize} target="_blank" rel="noopener">
            <Icon icon={ExternalLink} />
            <span>{['Full size', pixelsOf(picture.largest)].filter(Boolean).join(' ')}</span>
          </a>
        )}
        {shownPicture && <ScreenPicture picture={shownPicture} />}
        <button
          type="button"
          className="ui-quiet-button"
          onClick={() =>
            void copy('credit', citation(entry, sharingUrl), linkedCitation(entry, sharingUrl))
          }
        >
          <Icon icon={Copy} />
          <span>Copy credit</span>
        </button>
      </More>
    </>
  )
}

async function copy(what: 'link' | 'credit', text: string, linked?: readonly TextPart[]) {
  try {
    await copyText(text, linked)
    say(what === 'link' ? 'Link copied.' : 'Credit copied.')
  } catch {
    // The visitor has denied it, or there is no clipboard, as on a host without https.
    prompt(`Your browser did not let this page copy the ${what}. Copy it by hand:`, text)
  }
}

function pixelsOf(url: string) {
  const size = sizeIn(new URL(url).searchParams)
  return size && `${size.width} × ${size.height}`
}

/** True if the system's share sheet opened, even if the visitor cancelled it. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // The visitor has cancelled the sheet, or pressed Share again while it is open.
    const names = ['AbortError', 'InvalidStateError']
    return error instanceof DOMException && names.includes(error.name)
  }
}

/** A link to the picture cropped to this screen, where NASA can crop it. */
function ScreenPicture({ picture }: { picture: PictureMedia }) {
  // Zooming the page may change width and height, but not their ratio.
  const url = screenPictureUrl(picture, screen.width / screen.height)
  return (
    url && (
      <a
        className="ui-quiet-button"
        href={url}
        target="_blank"
        rel="noreferrer"
        title={pixelsOf(url)}
      >
        <Icon icon={Monitor} />
        <span>As wallpaper</span>
      </a>
    )
  )
}
