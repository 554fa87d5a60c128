import type { Entry } from '../../apod/entry.ts'
import type { Media } from '../../apod/media.ts'
import { titleOf } from '../../apod/text.ts'
import { Film } from './Film.tsx'
import { Player } from './Player.tsx'
import { PlayOnDemand } from './PlayOnDemand.tsx'
import { Still } from './Still.tsx'

interface FilmInTileProps {
  entry: Entry
  media: Extract<Media, { kind: 'film' | 'player' }>
  onError: () => void
}

/** A film or player of a list, loaded only when the visitor asks for it. */
export function FilmInTile({ entry, media, onError }: FilmInTileProps) {
  const title = titleOf(entry)
  const { kind, url, poster } = media
  return kind === 'film' ? (
    <PlayOnDemand
      key={url}
      title={title}
      still={<Still poster={poster} film={url} onError={onError} />}
    >
      {(ref) => (
        <Film ref={ref} autoPlay entry={entry} url={url} poster={poster} onError={onError} />
      )}
    </PlayOnDemand>
  ) : (
    <PlayOnDemand key={url} title={title} still={<Still poster={poster} />}>
      {(ref) => <Player ref={ref} url={url} title={title} />}
    </PlayOnDemand>
  )
}
