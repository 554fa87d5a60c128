import { useLastDefined } from '../ui/hooks.ts'
import styles from './AmbientLight.module.css'
import { Decoration } from './Picture.tsx'
import type { MediaLoad } from './use-media-load.ts'

interface AmbientLightProps {
  load: MediaLoad
  /** Whether the entry is on its way. */
  isLoading: boolean
}

/** A blurred copy of the picture, behind it and the page. Until the next has loaded, the last one's stays. */
export function AmbientLight({ load, isLoading }: AmbientLightProps) {
  const own = sourceOf(load)
  const last = useLastDefined(own)
  const isOn = own !== undefined || isLoading || load.status === 'loading'
  return (
    <div className={styles.light} aria-hidden>
      {isOn && last && <Decoration src={last} className="ui-cropped" />}
    </div>
  )
}

/** A picture's that has loaded, or a film's poster's. */
function sourceOf({ media, status, sources: [source] }: MediaLoad): string | undefined {
  if (media.kind === 'film' || media.kind === 'player') return media.poster
  // Blurred, it needs no more than the narrowest file, if NASA can resize the picture.
  return status === 'ready' ? (source?.srcset?.split(' ', 1)[0] ?? source?.url) : undefined
}
