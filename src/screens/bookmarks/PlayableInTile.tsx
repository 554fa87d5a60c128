import { Play } from 'lucide-react'
import { titleOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import type { PlayableMedia } from '../../apod/media.ts'
import { Decoration } from '../../media/Picture.tsx'
import { Playable } from '../../media/Playable.tsx'
import styles from './BookmarkGrid.module.css'

interface PlayableInTileProps {
  entry: Entry
  media: PlayableMedia
  isPlaying: boolean
  onPlay: () => void
  onError: () => void
}

export function PlayableInTile({ entry, media, isPlaying, onPlay, onError }: PlayableInTileProps) {
  const { poster } = media
  if (isPlaying) {
    return <Playable autoPlay entry={entry} media={media} fit="cropped" onError={onError} />
  }

  return (
    <>
      {poster && <Decoration src={poster} />}
      <button
        type="button"
        className={`ui-round-button ${styles.play}`}
        title={`Play ${titleOf(entry)}`}
        onClick={onPlay}
      >
        <Play />
      </button>
    </>
  )
}
