import { ChevronRight } from 'lucide'
import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Entry } from '../apod/entry.ts'
import type { Media } from '../apod/media.ts'
import { titleOf } from '../apod/text.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './EntryCard.module.css'
import tile from './EntryTile.module.css'
import { Explanation } from './Explanation.tsx'
import { EntryMedia } from './media/EntryMedia.tsx'
import type { FilmInTile } from './media/FilmInTile.tsx'
import { useMedia } from './media/use-media.ts'

interface EntryCardProps {
  entry: Entry
  /** The only picture on the screen, or one of many. */
  size: 'hero' | 'tile'
  /** It comes from a bookmark. */
  isStored?: boolean
  /** The line under the title. */
  line: ReactNode
  /** The button beside the title; receives the title's id for `aria-describedby`. */
  action: (titleId: string) => ReactNode
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  /** Shows a tile's film or player; only the list loads it. */
  filmInTile?: typeof FilmInTile
  /** Opens the entry's dialog. */
  onOpen: () => void
  /** The title's button, for the screen to click or focus. */
  titleButton?: RefObject<HTMLButtonElement | null>
}

/** With the rules that apply only to tiles. */
const classes = {
  card: `${styles.card} ${tile.card}`,
  text: `${styles.text} ${tile.text}`,
  title: `${styles.title} ${tile.title}`,
  action: `${styles.action} ${tile.action}`,
}

/** An entry as a card: a click anywhere, or the title's button, opens the dialog. */
export function EntryCard(props: EntryCardProps) {
  const { entry, size, isStored = false, line, action, fallbackAction, onOpen, titleButton } = props
  const ownButton = useRef<HTMLButtonElement>(null)
  const opener = titleButton ?? ownButton
  const titleId = useId()
  const cueId = useId()
  const media = useMedia(entry, isStored)

  function openModal(event: MouseEvent<HTMLElement>) {
    if (!isOn(event, opener.current) && (belongsToControl(event) || hasSelected(event))) return
    // So that focus returns here when the dialog closes.
    opener.current?.focus({ preventScroll: true })
    onOpen()
  }

  return (
    // Keyboard users have the title's button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      className={classes.card}
      data-size={size}
      aria-labelledby={titleId}
      onClick={openModal}
    >
      <EntryMedia
        entry={entry}
        fit={size}
        fallbackAction={fallbackAction}
        filmInTile={props.filmInTile}
        {...media}
      />
      <div className={classes.text}>
        <h2 className={classes.title}>
          <button
            ref={opener}
            type="button"
            id={titleId}
            aria-haspopup="dialog"
            data-takes-focus={size === 'hero' || undefined}
            aria-describedby={size === 'hero' ? cueId : undefined}
          >
            {titleOf(entry)}
          </button>
        </h2>
        {size === 'hero' && (
          <>
            <p id={cueId} className={styles.cue}>
              <span>{`Read about this ${subjects[media.media.kind]}`}</span>
              <Icon icon={ChevronRight} />
            </p>
            <time className={styles.printed}>{entry.date}</time>
          </>
        )}
        {line}
      </div>
      <div className={classes.action}>{action(titleId)}</div>
      {size === 'hero' && (
        <div className={styles.printed}>
          <Explanation entry={entry} />
        </div>
      )}
    </article>
  )
}

const subjects: Record<Media['kind'], string> = {
  picture: 'picture',
  film: 'film',
  player: 'film',
  none: 'day',
}

function isOn({ target }: MouseEvent, element: HTMLElement | null) {
  return target instanceof Node && element?.contains(target) === true
}

/** Clicks on the heart, links and player controls do not open the card. */
function belongsToControl({ target }: MouseEvent) {
  return target instanceof Element && target.closest('button, a, video, iframe') !== null
}

/** Selecting text in the card also fires a click, which is to be ignored. */
function hasSelected({ currentTarget }: MouseEvent<HTMLElement>) {
  const selection = getSelection()
  return selection?.isCollapsed === false && selection.containsNode(currentTarget, true)
}
