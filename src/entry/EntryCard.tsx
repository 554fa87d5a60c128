import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Entry } from '../apod/entry.ts'
import { titleOf } from '../apod/text.ts'
import styles from './EntryCard.module.css'
import { EntryMedia } from './media/EntryMedia.tsx'
import { useMedia } from './media/use-media.ts'

interface EntryCardProps {
  entry: Entry
  /** The one picture of its screen, or one of many. */
  size: 'hero' | 'tile'
  /** It is a bookmark's. */
  isStored?: boolean
  /** The line under the title. */
  line: ReactNode
  /** The button beside the title; it is given the title's id to describe itself with. */
  action: (titleId: string) => ReactNode
  /** What to offer where the media can't be loaded. */
  fallbackAction?: ReactNode
  /** Opens the screen's modal. */
  onOpen: () => void
  /** The title's button, for the screen to press or to give the focus to. */
  titleButton?: RefObject<HTMLButtonElement | null>
}

/** An entry as a card: a click anywhere on it, or its title from the keyboard, opens the modal. */
export function EntryCard(props: EntryCardProps) {
  const { entry, size, isStored = false, line, action, fallbackAction, onOpen, titleButton } = props
  const ownButton = useRef<HTMLButtonElement>(null)
  const opener = titleButton ?? ownButton
  const titleId = useId()
  const media = useMedia(entry, isStored)

  function openModal(event: MouseEvent) {
    if (belongsToControl(event, opener.current)) return
    // Focus returns here when the dialog closes, wherever on the card the click was.
    opener.current?.focus({ preventScroll: true })
    onOpen()
  }

  return (
    // The keyboard's way is the title.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article className={styles.card} data-size={size} aria-labelledby={titleId} onClick={openModal}>
      <EntryMedia entry={entry} fit={size} fallbackAction={fallbackAction} {...media} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <button ref={opener} type="button" id={titleId} aria-haspopup="dialog">
            {titleOf(entry)}
          </button>
        </h2>
        {line}
      </div>
      <div className={styles.action}>{action(titleId)}</div>
    </article>
  )
}

/** Clicks on the heart, a link or a player's controls are theirs, not the card's. */
function belongsToControl({ target }: MouseEvent, opener: HTMLButtonElement | null) {
  const control = target instanceof Element && target.closest('button, a, video, iframe')
  return control && control !== opener
}
