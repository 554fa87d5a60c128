import { ChevronRight } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLine, paragraphsOf, titleOf } from '../../apod/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Shortcut, useShortcuts } from '../../ui/shortcuts.ts'
import styles from './EntryCard.module.css'
import { DayInWords } from '../DayInWords.tsx'
import { Explanation } from '../LinkedText.tsx'
import { EntryMedia } from '../media/EntryMedia.tsx'
import { useMedia } from '../media/use-media.ts'
import { openOnClick } from '../open-on-click.ts'

export const cardShortcuts: readonly Shortcut<() => void>[] = [
  { key: 'Enter', label: 'Open the entry', run: (open) => open() },
]

interface EntryCardProps {
  entry: Entry
  isFromBookmark: boolean
  /** The title, for the focus. */
  titleRef: RefObject<HTMLButtonElement | null>
  /** The button beside the title. */
  action: ReactNode
  /** Opens the entry's dialog. */
  onOpen: () => void
}

/**
 * The entry of a day, with a label like a museum's: a click anywhere, or Enter, opens the dialog. It
 * stands in the grid areas `picture` and `label` of its parent.
 */
export function EntryCard(props: EntryCardProps) {
  const { entry, isFromBookmark, titleRef, action, onOpen } = props
  const titleId = useId()
  const cueId = useId()
  const loaded = useMedia(entry, isFromBookmark)
  const { kind } = loaded.media
  const owner = copyrightLine(entry)
  useShortcuts(cardShortcuts, () => titleRef.current?.click())

  return (
    // Keyboard users have the title's button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      className={`block-on-paper ${styles.card}`}
      aria-labelledby={titleId}
      onClick={(event) => openOnClick(event, titleRef.current, onOpen)}
    >
      <div className={styles.picture}>
        <EntryMedia entry={entry} loaded={loaded} insteadOfMedia={<Explanation entry={entry} />} />
      </div>
      <div className={`block-on-paper ${styles.label}`}>
        <p className={styles.day}>
          <DayInWords date={entry.date} />
        </p>
        <p className={`clamped ${styles.owner}`}>{owner}</p>
        <h2 className={styles.title}>
          <button
            ref={titleRef}
            type="button"
            id={titleId}
            className="clamped"
            aria-haspopup="dialog"
            aria-describedby={kind === 'none' ? undefined : cueId}
          >
            {titleOf(entry)}
          </button>
        </h2>
        <div className={`screen-only ${styles.about}`}>
          {kind !== 'none' && (
            <>
              <p className={`clamped ${styles.beginning}`}>{beginningOf(entry)}</p>
              <p id={cueId} className={styles.cue}>
                <span>{`Read about this ${kind === 'picture' ? 'picture' : 'film'}`}</span>
                <Icon icon={ChevronRight} />
              </p>
            </>
          )}
        </div>
        <div className={`screen-only ${styles.action}`}>{action}</div>
      </div>
      <div className={styles.printed}>
        <Explanation entry={entry} />
      </div>
    </article>
  )
}

/** Its first paragraph, without links: CSS shows three lines. */
function beginningOf(entry: Entry) {
  return paragraphsOf(entry)[0]
    ?.map(({ text }) => text)
    .join('')
}
