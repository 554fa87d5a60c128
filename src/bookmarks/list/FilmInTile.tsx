import { Play } from 'lucide'
import type { Entry } from '../../apod/entry.ts'
import type { FilmMedia } from '../../apod/media.ts'
import { titleOf } from '../../apod/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Film } from '../../entry/media/Film.tsx'
import styles from './FilmInTile.module.css'

interface FilmInTileProps {
  entry: Entry
  media: FilmMedia
  isPlaying: boolean
  onPlay: () => void
  onError: () => void
}

/** A play button on the film's still; the film or player takes its place when the visitor presses it. */
export function FilmInTile({ entry, media, isPlaying, onPlay, onError }: FilmInTileProps) {
  if (isPlaying) {
    return <Film autoPlay entry={entry} media={media} fit="cropped" onError={onError} />
  }
  const { kind, url, poster } = media
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Play ${titleOf(entry)}`}
      onClick={onPlay}
    >
      {poster && <img className="cropped" alt="" loading="lazy" src={poster} />}
      {!poster && kind === 'film' && (
        // Safari paints a picture only at a later time than the start.
        <video
          className="cropped"
          muted
          playsInline
          preload="metadata"
          src={`${url}#t=0.1`}
          onError={onError}
        />
      )}
      <span className={`round-button ${styles.sign}`}>
        <Icon icon={Play} />
      </span>
    </button>
  )
}
