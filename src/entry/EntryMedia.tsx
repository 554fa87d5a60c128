import type { ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { titleOf } from '../apod/words.ts'
import styles from './EntryMedia.module.css'
import { Film } from './Film.tsx'
import { MediaNotice } from './MediaNotice.tsx'
import { Picture } from './Picture.tsx'
import type { Fit } from './picture-sizes.ts'
import { Player } from './Player.tsx'
import { PlayerOnDemand } from './PlayerOnDemand.tsx'
import type { MediaFailure } from './use-media-failure.ts'

interface EntryMediaProps extends MediaFailure {
  entry: Entry
  fit: Fit
  /** What to offer where the media can't be loaded, instead of another try. */
  remedy?: ReactNode
}

/** What an entry shows, in a place of fixed proportions, so that nothing moves when it arrives. */
export function EntryMedia(props: EntryMediaProps) {
  return (
    <div className={styles.media} data-fit={props.fit} tabIndex={-1}>
      <Shown {...props} />
    </div>
  )
}

function Shown({ entry, fit, failed, onFail, onLoadAgain, remedy }: EntryMediaProps) {
  const media = mediaOf(entry)
  if (media.kind === 'none') {
    return (
      <MediaNotice
        entry={entry}
        text="This day has no picture to show here."
        remedy={failed && remedy}
      />
    )
  }
  const { kind, address } = media
  if (failed) {
    return (
      <MediaNotice
        entry={entry}
        text={`The ${kind} could not be loaded.`}
        remedy={remedy ?? <LoadAgain onClick={onLoadAgain} />}
      />
    )
  }
  switch (kind) {
    case 'picture':
      return <Picture entry={entry} address={address} fit={fit} onError={onFail} />
    case 'film':
      return <Film entry={entry} address={address} onError={onFail} />
    case 'player':
      // On a screen of many, none is asked for before the visitor wants it.
      return fit === 'tile' ? (
        <PlayerOnDemand key={address} address={address} title={titleOf(entry)} />
      ) : (
        <Player address={address} title={titleOf(entry)} />
      )
  }
}

function LoadAgain({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={({ currentTarget }) => {
        // The notice goes, and the button's focus would go with it.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
        onClick()
      }}
    >
      Load it again
    </button>
  )
}
