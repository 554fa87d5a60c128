import { Copy, ExternalLink, Maximize2, Share2 } from 'lucide'
import { useId, useState } from 'react'
import { citation, titleOf } from '../../apod/text.ts'
import { dateUrl, isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { hrefOf } from '../../ui/base-path.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './EntryActions.module.css'
import { ScreenPicture } from './ScreenPicture.tsx'
import type { LoadedMedia } from '../media/use-media.ts'

/** What was copied, or the text to copy by hand if the browser refused. */
interface Copied {
  what: 'link' | 'credit'
  byHand: string | undefined
  /** Each message is a new one, though it may say the same. */
  at: number
}

interface EntryActionsProps {
  entry: Entry
  loaded: LoadedMedia
  onZoom: () => void
}

/** Links and buttons to zoom, open the original, share the entry and copy its credit. */
export function EntryActions({ entry, loaded, onZoom }: EntryActionsProps) {
  const [copied, setCopied] = useState<Copied>()
  const byHandId = useId()
  const { date } = entry
  const picture = loaded.media.kind === 'picture' ? loaded.media : undefined
  const shown = loaded.hasFailed ? undefined : picture
  // Not if it is the one that could not be loaded.
  const isOriginalGone = !shown && picture?.sources.some(({ url }) => url === picture.fullSize)
  const sharingUrl = isDay(date) ? location.origin + hrefOf(dateUrl(date)) : ''
  const tool = `quiet-button ${styles.tool}`

  async function copy(what: 'link' | 'credit', text: string) {
    let byHand: string | undefined
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Denied, or there is no clipboard, as on a host without https.
      byHand = text
    }
    setCopied({ what, byHand, at: Date.now() })
  }

  async function share() {
    if (await shareBySystem(titleOf(entry), sharingUrl)) setCopied(undefined)
    else await copy('link', sharingUrl)
  }

  return (
    <>
      {shown && (
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
      {shown && <ScreenPicture picture={shown} date={date} className={tool} />}
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
        {copied && !copied.byHand && (
          <span key={copied.at} className={`popup passing ${styles.message}`}>
            {copied.what === 'link' ? 'Link copied.' : 'Credit copied.'}
          </span>
        )}
      </div>
      {copied?.byHand && (
        <p className={`popup ${styles.byHand}`}>
          <label htmlFor={byHandId}>
            {`Your browser did not let this page copy the ${copied.what}. Copy it by hand:`}
          </label>
          <input
            id={byHandId}
            className="field"
            ref={selectAll}
            readOnly
            value={copied.byHand}
            // It keeps the focus while the visitor pastes into another window.
            onBlur={({ target }) => document.activeElement !== target && setCopied(undefined)}
          />
        </p>
      )}
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

function selectAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
