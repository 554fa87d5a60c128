import type { PictureSource } from '../../apod/picture-sources.ts'
import { useLastDefined } from '../../ui/hooks.ts'
import styles from './Backdrop.module.css'
import { Decoration } from './Decoration.tsx'

/**
 * The page's light: the last picture once more, blurred, behind all of the page. The browser shows the
 * picture before it until the next one has loaded.
 * @param source of a picture that is there
 */
export function Backdrop({ source }: { source: PictureSource | undefined }) {
  const url = useLastDefined(source && narrowestUrl(source))
  return (
    <div className={styles.backdrop} aria-hidden>
      {url && <Decoration src={url} className="ui-cropped" />}
    </div>
  )
}

/** The picture's narrowest file, if the service can resize it: blurred, it needs no more. */
function narrowestUrl({ url, srcset }: PictureSource) {
  return srcset?.split(' ', 1)[0] ?? url
}
