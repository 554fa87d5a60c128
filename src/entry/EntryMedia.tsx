import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import type { Media } from '../apod/media.ts'
import { titleOf } from '../apod/words.ts'
import styles from './EntryMedia.module.css'
import { MediaNotice } from './MediaNotice.tsx'
import { Player } from './Player.tsx'

interface EntryMediaProps {
  entry: Entry
  media: Media
  /** How the media sits in its place: whole, cut to a tile, or whole in the modal. */
  fit: 'hero' | 'tile' | 'modal'
}

/** What an entry shows, in a place of fixed proportions, so that nothing moves when it arrives. */
export function EntryMedia({ entry, media, fit }: EntryMediaProps) {
  const [failed, setFailed] = useState<string>()
  const title = titleOf(entry)

  function shown() {
    switch (media.kind) {
      case 'none':
        return <MediaNotice date={entry.date} text="This day has no picture to show here." />
      case 'player':
        return <Player address={media.address} title={title} />
      case 'film':
      case 'picture':
        break
    }
    const { address, kind } = media
    if (failed === address)
      return <MediaNotice date={entry.date} text={`The ${kind} could not be loaded.`} />
    const onError = () => setFailed(address)
    return kind === 'film' ? (
      // The service gives no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        controls
        playsInline
        preload="metadata"
        src={address}
        aria-label={title}
        onError={onError}
      />
    ) : (
      <img
        src={address}
        alt={title}
        loading={fit === 'tile' ? 'lazy' : 'eager'}
        onError={onError}
      />
    )
  }

  return (
    <div className={styles.media} data-fit={fit}>
      {shown()}
    </div>
  )
}
