import { type ReactNode, useMemo, useState } from 'react'
import type { GenericSlide } from 'yet-another-react-lightbox'
import { formatDay } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { altOf, copyrightLineOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { type MediaLoad, useMediaLoad } from '../media/use-media-load.ts'
import { useFileLoad } from '../ui/file-load.ts'
import styles from './Lightbox.module.css'

export interface PictureSlide extends GenericSlide {
  type: 'picture'
  date: string
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
  interface Labels {
    Play?: string
    Pause?: string
    Shuffle?: string
  }
}

/** Returns one slide, with the entry's captions or, without an entry, the day as its title. */
export function useSlides(date: string, entry: Entry | undefined, showsYear = false) {
  return useMemo((): PictureSlide[] => {
    const day = isDay(date) ? formatDay(date, 'long') : date
    if (!entry) return [{ type: 'picture', date, title: day }]
    const title = (showsYear ? `${date.slice(0, 4)} · ` : '') + titleOf(entry)
    const description = [day, copyrightLineOf(entry)].filter(Boolean).join(' · ')
    return [
      { type: 'picture', date, title: <span className="ui-clamped">{title}</span>, description },
    ]
  }, [date, entry, showsYear])
}

interface EntrySlideProps {
  entry: Entry | undefined
  children: ReactNode
}

/** Shows the file of the dialog, which moves into the viewer, and then the largest one. */
export function EntrySlide({ entry, children }: EntrySlideProps) {
  const load = useMediaLoad(entry)
  const { media } = load
  const largest = useFileLoad(media.kind === 'picture' ? [{ url: media.largestUrl }] : [])
  const { status, file } = largest
  const shown: MediaLoad = status === 'ready' ? { ...load, status, file } : load
  const [ratio, setRatio] = useState(() => ratioOf(media))
  if (!entry || media.kind === 'film' || media.kind === 'player')
    return <div className="ui-empty-state">{children}</div>
  return (
    // As large as the picture, so that nobody can drag the picture out of the window.
    <div className={styles.slide} style={{ '--ratio': ratio }}>
      <MediaOrNotice entry={entry} load={shown}>
        <Picture
          load={shown}
          fit="whole"
          alt={altOf(entry)}
          hasTransition
          onLoad={({ naturalWidth, naturalHeight }) => setRatio(naturalWidth / naturalHeight)}
        />
      </MediaOrNotice>
      {status === 'loading' && <Picture load={largest} fit="whole" hidden />}
    </div>
  )
}
