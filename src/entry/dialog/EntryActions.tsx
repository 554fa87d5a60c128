import { Copy, ExternalLink, Maximize2, Share2 } from 'lucide'
import { useState } from 'react'
import { citation, titleOf } from '../../apod/text.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dayHref } from '../../navigation/address.ts'
import styles from './EntryActions.module.css'
import { ScreenPicture } from './ScreenPicture.tsx'
import type { LoadedMedia } from '../media/use-media.ts'

interface EntryActionsProps {
  entry: Entry
  loaded: LoadedMedia
  onZoom: () => void
}

/** Links and buttons to zoom, open the original, share the entry and copy its credit. */
export function EntryActions({ entry, loaded, onZoom }: EntryActionsProps) {
  /** What was copied, and when: each message is a new one, though it may say the same. */
  const [copied, setCopied] = useState<{ what: 'link' | 'credit'; at: number }>()
  const { date } = entry
  const picture = loaded.media.kind === 'picture' ? loaded.media : undefined
  const shownPicture = loaded.state === 'failed' ? undefined : picture
  // Unless the original itself could not be loaded.
  const isOriginalGone =
    !shownPicture && picture?.sources.some(({ url }) => url === picture.fullSize)
  const sharingUrl = isDay(date) ? location.origin + dayHref(date) : ''
  const tool = `quiet-button ${styles.tool}`

  async function copy(what: 'link' | 'credit', text: string) {
    setCopied(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ what, at: Date.now() })
    } catch {
      // Denied, or there is no clipboard, as on a host without https.
      prompt(`Your browser did not let this page copy the ${what}. Copy it by hand:`, text)
    }
  }

  async function share() {
    if (!(await shareBySystem(titleOf(entry), sharingUrl))) await copy('link', sharingUrl)
  }

  return (
    <>
      {shownPicture && (
        <button type="button" className={tool} aria-haspopup="dialog" onClick={onZoom}>
          <Icon icon={Maximize2} />
          <span>Zoom</span>
        </button>
      )}
      {picture && !isOriginalGone && (
        <a
          className={tool}
          href={picture.fullSize}
          target="_blank"
          rel="noopener"
          aria-label="Open original"
          title="Open original"
        >
          <Icon icon={ExternalLink} />
          <span>Original</span>
        </a>
      )}
      {shownPicture && <ScreenPicture picture={shownPicture} date={date} className={tool} />}
      {sharingUrl && (
        <button type="button" className={tool} title="Share" onClick={() => void share()}>
          <Icon icon={Share2} />
          <span>Share</span>
        </button>
      )}
      <button
        type="button"
        className={tool}
        aria-label="Copy credit"
        title="Copy credit"
        onClick={() => void copy('credit', citation(entry, sharingUrl))}
      >
        <Icon icon={Copy} />
        <span>Credit</span>
      </button>
      <div role="status">
        {copied && (
          <span key={copied.at} className={`popup passing ${styles.message}`}>
            {copied.what === 'link' ? 'Link copied.' : 'Credit copied.'}
          </span>
        )}
      </div>
    </>
  )
}

/** True if the system's share sheet opened, even if the visitor cancelled it. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
