import { useLastDefined } from '../ui/hooks.ts'
import styles from './AmbientLight.module.css'
import { Decoration } from './Picture.tsx'
import type { MediaLoad } from './use-media-load.ts'

/** The page's light: a copy of the last picture that has loaded, blurred, behind all of the page. */
export function AmbientLight({ load }: { load: MediaLoad }) {
  const source = load.status === 'ready' ? load.sources[0] : undefined
  // Blurred, it needs no more than the narrowest file, if NASA can resize the picture.
  const url = useLastDefined(source?.srcset?.split(' ', 1)[0] ?? source?.url)
  return (
    <div className={styles.light} aria-hidden>
      {url && <Decoration src={url} className="ui-cropped" />}
    </div>
  )
}
