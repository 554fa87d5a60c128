import { useState } from 'react'
import type { PictureSource } from '../../apod/picture-sources.ts'
import styles from './Backdrop.module.css'

/**
 * The page's light: the last picture once more, blurred, behind all of the page.
 * @param source of a picture that is there
 */
export function Backdrop({ source }: { source: PictureSource | undefined }) {
  const url = source && narrowestUrl(source)
  const [urls, setUrls] = useState<readonly string[]>([])
  const [lastLoaded, setLastLoaded] = useState<string>()
  if (url !== undefined && url !== urls.at(-1)) {
    // The picture that is seen stays below the next one, until that has loaded.
    const seen = urls.length === 1 || urls.at(-1) === lastLoaded ? urls.slice(-1) : urls.slice(0, 1)
    setUrls([...seen.filter((each) => each !== url), url])
  }
  return (
    <div className={styles.backdrop} aria-hidden>
      {urls.map((each, index) => (
        <img
          key={each}
          className={`ui-cropped ${index === 0 || each === lastLoaded ? '' : styles.next}`}
          src={each}
          alt=""
          // A lazy picture doesn't load where style sheets hide it.
          loading="lazy"
          onLoad={() => setLastLoaded(each)}
        />
      ))}
    </div>
  )
}

/** The picture's narrowest file, if the service can resize it: blurred, it needs no more. */
function narrowestUrl({ url, srcset }: PictureSource) {
  return srcset?.split(' ', 1)[0] ?? url
}
