import { Copy, ExternalLink, Maximize2, Share2 } from 'lucide'
import { useId, useState } from 'react'
import { citation } from '../apod/citation.ts'
import { isDay } from '../apod/day.ts'
import { dateUrl } from '../apod/date-url.ts'
import type { Entry } from '../apod/entry.ts'
import type { Picture } from '../apod/picture.ts'
import { titleOf } from '../apod/text.ts'
import { hrefOf } from '../ui/base-path.ts'
import { copyText } from '../ui/copy-text.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './EntryActions.module.css'
import type { LoadedMedia } from './media/use-media.ts'

/** What was copied, or the text to copy by hand if the browser refused. */
interface Copied {
  what: 'link' | 'credit'
  byHand: string | undefined
  /** Each message is a new one, though it may say the same. */
  count: number
}

interface EntryActionsProps extends LoadedMedia {
  entry: Entry
  onZoom: () => void
}

/** Links and buttons to zoom, open the original, share the entry and copy its credit. */
export function EntryActions({ entry, media, status, onZoom }: EntryActionsProps) {
  const [copied, setCopied] = useState<Copied>()
  const byHandId = useId()
  const { date } = entry
  const fullSize = media.kind === 'picture' && fullSizeOf(media, status)
  const tool = `quiet-button ${styles.tool}`

  async function copy(what: 'link' | 'credit', text: string) {
    const byHand = (await copyText(text)) ? undefined : text
    setCopied((last) => ({ what, byHand, count: (last?.count ?? 0) + 1 }))
  }

  async function share() {
    const url = location.origin + hrefOf(dateUrl(date))
    if (await shareBySystem(titleOf(entry), url)) setCopied(undefined)
    else await copy('link', url)
  }

  return (
    <>
      {media.kind === 'picture' && status === 'ok' && (
        <button type="button" className={tool} aria-haspopup="dialog" onClick={onZoom}>
          <Icon icon={Maximize2} />
          <span>Zoom</span>
        </button>
      )}
      {fullSize && (
        <a
          className={tool}
          href={fullSize}
          target="_blank"
          rel="noopener"
          aria-label="Open original"
          title="Open original"
        >
          <Icon icon={ExternalLink} />
          <span>Original</span>
        </a>
      )}
      {isDay(date) && (
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
        onClick={() => void copy('credit', citation(entry))}
      >
        <Icon icon={Copy} />
        <span>Credit</span>
      </button>
      <div role="status">
        {copied && !copied.byHand && (
          <span key={copied.count} className={styles.message}>
            {copied.what === 'link' ? 'Link copied.' : 'Credit copied.'}
          </span>
        )}
      </div>
      {copied?.byHand && (
        <p className={styles.byHand}>
          <label htmlFor={byHandId}>
            {`Your browser did not let this page copy the ${copied.what}. Copy it by hand:`}
          </label>
          <input
            id={byHandId}
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

/** Null if it is the one that could not be loaded. */
function fullSizeOf({ fullSize, sources }: Picture, status: LoadedMedia['status']) {
  const failed = status === 'error' && sources.some(({ url }) => url === fullSize)
  return failed ? null : fullSize
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
