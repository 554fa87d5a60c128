import type { PictureSource } from '../apod/picture-sources.ts'
import { useLastDefined } from '../ui/hooks.ts'
import styles from './AmbientLight.module.css'
import { Decoration } from './Picture.tsx'

/** The page's light: a copy of the last picture that has loaded, blurred, behind all of the page. */
export function AmbientLight({ source }: { source: PictureSource | undefined }) {
  const url = useLastDefined(source && narrowestUrl(source))
  return (
    <div className={styles.light} aria-hidden>
      {url && <Decoration src={url} className="ui-cropped" />}
    </div>
  )
}

/** The picture's narrowest file, if the service can resize it: blurred, it needs no more. */
function narrowestUrl({ url, srcset }: PictureSource) {
  return srcset?.split(' ', 1)[0] ?? url
}
