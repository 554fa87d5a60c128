import { Copy, Ellipsis, ExternalLink, Share2 } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
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
}

/** Share, and under More: open the original, the picture for this screen, and copy the credit. */
export function EntryActions({ entry, loaded }: EntryActionsProps) {
  const moreId = useId()
  const moreButton = useRef<HTMLButtonElement>(null)
  /** Only while it is open. */
  const [morePlace, setMorePlace] = useState<ReturnType<typeof placeBeside>>()
  /** What was copied, and when: each message is a new one, though it may say the same. */
  const [copied, setCopied] = useState<{ what: 'link' | 'credit'; at: number }>()
  const { date } = entry
  const picture = loaded.media.kind === 'picture' ? loaded.media : undefined
  const shownPicture = loaded.state === 'failed' ? undefined : picture
  // Unless the original itself could not be loaded.
  const isOriginalGone =
    !shownPicture && picture?.sources.some(({ url }) => url === picture.fullSize)
  const sharingUrl = isDay(date) ? location.origin + dayHref(date) : ''

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

  /** The browser closes the popover then; the dialog stays open. */
  function keepEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && morePlace) event.stopPropagation()
  }

  return (
    <>
      {sharingUrl && (
        <button type="button" className="quiet-button" onClick={() => void share()}>
          <Icon icon={Share2} />
          <span>Share</span>
        </button>
      )}
      {/* Only passes the key on to the browser. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={keepEscape}>
        <button ref={moreButton} type="button" className="quiet-button" popoverTarget={moreId}>
          <Icon icon={Ellipsis} />
          <span>More</span>
        </button>
        <div
          id={moreId}
          popover="auto"
          className={`popup ${styles.more}`}
          style={morePlace}
          onBeforeToggle={({ newState }) =>
            setMorePlace(newState === 'open' ? placeBeside(moreButton.current) : undefined)
          }
        >
          {picture && !isOriginalGone && (
            <a className="quiet-button" href={picture.fullSize} target="_blank" rel="noopener">
              <Icon icon={ExternalLink} />
              <span>Open original</span>
            </a>
          )}
          {shownPicture && <ScreenPicture picture={shownPicture} date={date} />}
          <button
            type="button"
            className="quiet-button"
            popoverTarget={moreId}
            popoverTargetAction="hide"
            onClick={() => void copy('credit', citation(entry, sharingUrl))}
          >
            <Icon icon={Copy} />
            <span>Copy credit</span>
          </button>
        </div>
      </div>
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

/** The place below or above a button, where there is more room. WebKit hangs with an anchor in CSS. */
function placeBeside(button: Element | null) {
  const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {}
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = top + bottom < clientHeight
  return {
    right: clientWidth - right,
    ...(isBelow ? { top: bottom } : { bottom: clientHeight - top }),
  }
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
