import { ChevronRight } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLineOf, paragraphsOf } from '../../apod/text.ts'
import { EntryMedia, NoMedia } from '../../media/EntryMedia.tsx'
import { layoutOf, ratioOf } from '../../media/picture-box.ts'
import type { MediaLoad } from '../../media/use-media-load.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useShortcut } from '../../ui/shortcuts.ts'
import { windows } from '../../ui/windows.ts'
import { OpenableArticle, TitleButton } from '../OpenableArticle.tsx'
import { FormattedDay } from '../FormattedDay.tsx'
import { Explanation } from '../LinkedText.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  entry: Entry
  load: MediaLoad
  titleRef: RefObject<HTMLButtonElement | null>
  onOpen: () => void
  /** Shown at the end of the title. */
  children: ReactNode
}

/** An entry's media above a label, as in a museum. A click anywhere, or Enter, opens the dialog. */
export function EntryCard(props: EntryCardProps) {
  const { entry, load, titleRef, onOpen, children } = props
  const titleId = useId()
  const cueId = useId()
  const { kind } = load.media
  const hasFailed = load.status === 'failed'
  const ratio = ratioOf(load.media)
  const layout = useLayout(ratio)
  const copyrightLine = copyrightLineOf(entry)
  useShortcut('Enter', () => titleRef.current?.click())

  return (
    <OpenableArticle
      titleId={titleId}
      titleRef={titleRef}
      className={`${styles.card} ${styles[kind === 'none' ? 'textOnly' : layout]}`}
      onOpen={onOpen}
    >
      {kind !== 'none' && (
        <div
          className={`${styles.media} ${hasFailed ? styles.failed : ''}`}
          style={{ '--ratio': ratio }}
        >
          <EntryMedia entry={entry} load={load} />
        </div>
      )}
      <div className={styles.label}>
        <CardDay date={entry.date} />
        <h2 className={styles.title}>
          <TitleButton
            titleId={titleId}
            titleRef={titleRef}
            entry={entry}
            aria-describedby={kind === 'none' ? undefined : cueId}
          />
        </h2>
        {copyrightLine && <p className={`ui-clamped ${styles.copyrightLine}`}>{copyrightLine}</p>}
        <div className={styles.text}>
          {kind === 'none' ? (
            <div className="ui-stack">
              <Explanation entry={entry} />
              <NoMedia />
            </div>
          ) : (
            <>
              <p className={`ui-clamped ${styles.excerpt}`}>{plainExplanation(entry)}</p>
              <p id={cueId} className={`ui-screen-only ${styles.cue}`}>
                <span>{`Open this ${kind === 'picture' ? 'picture' : 'film'}`}</span>
                <Icon icon={ChevronRight} />
              </p>
            </>
          )}
        </div>
        <div className={`ui-screen-only ${styles.heart}`}>{children}</div>
      </div>
    </OpenableArticle>
  )
}

/** How a picture and its text share the window: in a low one, as of a phone in landscape, they stand side by side. */
function useLayout(ratio: number) {
  const isLow = useMediaQuery(windows.low)
  const layout = layoutOf(ratio)
  return isLow && layout === 'usual' ? 'beside' : layout
}

function plainExplanation(entry: Entry) {
  const paragraphs = paragraphsOf(entry).map((parts) => parts.map(({ text }) => text).join(''))
  return paragraphs.join('\n')
}

/** Stands where a day's card will be while it is loading. @param ratio its picture's */
export function CardSkeleton({ date, ratio }: { date: string; ratio: number }) {
  const layout = useLayout(ratio)
  return (
    <div className={`${styles.card} ${styles[layout]}`}>
      <span className="ui-visually-hidden">Loading…</span>
      <div className={styles.media} style={{ '--ratio': ratio }}>
        <span className="ui-shimmer" aria-hidden />
      </div>
      <div className={styles.label}>
        <CardDay date={date} />
        <div className={styles.title}>
          <div className={styles.blank} />
        </div>
        <div className={styles.text} />
      </div>
    </div>
  )
}

function CardDay({ date }: { date: string }) {
  return (
    <p>
      <b>
        <FormattedDay date={date} />
      </b>
    </p>
  )
}
