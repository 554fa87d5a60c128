import { type ReactNode, useState } from 'react'
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

interface EntryMediaProps {
  entry: Entry
  fit: Fit
  /** What to offer where the media can't be loaded. */
  remedy?: ReactNode
}

/** What an entry shows, in a place of fixed proportions, so that nothing moves when it arrives. */
export function EntryMedia({ entry, fit, remedy }: EntryMediaProps) {
  return (
    <div className={styles.media} data-fit={fit}>
      <Shown entry={entry} fit={fit} remedy={remedy} />
    </div>
  )
}

function Shown({ entry, fit, remedy }: EntryMediaProps) {
  const media = mediaOf(entry)
  const [failed, setFailed] = useState<string>()

  if (media.kind === 'none') {
    return <MediaNotice entry={entry} text="This day has no picture to show here." />
  }
  const { kind, address } = media
  if (failed === address) {
    return <MediaNotice entry={entry} text={`The ${kind} could not be loaded.`} remedy={remedy} />
  }
  const onError = () => setFailed(address)
  switch (kind) {
    case 'picture':
      return <Picture entry={entry} address={address} fit={fit} onError={onError} />
    case 'film':
      return <Film entry={entry} address={address} onError={onError} />
    case 'player':
      // On a screen of many, none is asked for before the visitor wants it.
      return fit === 'tile' ? (
        <PlayerOnDemand key={address} address={address} title={titleOf(entry)} />
      ) : (
        <Player address={address} title={titleOf(entry)} />
      )
  }
}
