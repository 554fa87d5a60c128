import type { ReactNode, Ref } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './EntryMedia.module.css'
import { Film } from './Film.tsx'
import type { FilmInTile } from './FilmInTile.tsx'
import { MediaNotice } from './MediaNotice.tsx'
import { Picture } from './Picture.tsx'
import type { Fit } from './picture-sizes.ts'
import { Player } from './Player.tsx'
import type { LoadedMedia } from './use-media.ts'

interface EntryMediaProps extends LoadedMedia {
  entry: Entry
  fit: Fit
  /** Shown if the media can't be loaded, instead of a retry button. */
  fallbackAction?: ReactNode
  /** Shows films and players in a tile; without it, they load at once. */
  filmInTile?: typeof FilmInTile | undefined
  filmRef?: Ref<HTMLVideoElement>
}

/** An entry's media in a box of fixed proportions, so that nothing moves when it loads. */
export function EntryMedia(props: EntryMediaProps) {
  return (
    <div className={`shimmers ${styles.media}`} data-fit={props.fit} tabIndex={-1}>
      <MediaContent {...props} />
    </div>
  )
}

function MediaContent(props: EntryMediaProps) {
  const { entry, media, status, failures, onError, onRetry, fit, fallbackAction } = props
  const { filmInTile: InTile, filmRef } = props
  if (media.kind === 'none') {
    return (
      <MediaNotice
        entry={entry}
        text="This day has no picture to show here."
        fallbackAction={status === 'error' && fallbackAction}
      />
    )
  }
  if (status === 'error') {
    return (
      <MediaNotice
        entry={entry}
        text={`The ${media.kind} could not be loaded.`}
        fallbackAction={fallbackAction ?? <LoadAgain onClick={onRetry} />}
      />
    )
  }
  if (media.kind === 'picture') {
    const source = media.sources[failures]
    return (
      source && (
        <>
          <Picture entry={entry} source={source} fit={fit} onError={onError} />
          {fit !== 'tile' && <Backdrop />}
        </>
      )
    )
  }
  if (InTile) return <InTile entry={entry} media={media} onError={onError} />
  if (media.kind === 'player') return <Player url={media.url} title={titleOf(entry)} />
  return (
    <Film ref={filmRef} entry={entry} url={media.url} poster={media.poster} onError={onError} />
  )
}

function LoadAgain({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={({ currentTarget }) => {
        // The notice disappears: move the focus first.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
        onClick()
      }}
    >
      Load it again
    </button>
  )
}
