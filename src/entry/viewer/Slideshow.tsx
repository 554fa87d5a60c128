import { useCallback, useRef, useState } from 'react'
import type { SlideshowRef } from 'yet-another-react-lightbox'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLine } from '../../apod/text.ts'
import { close } from '../../navigation/layers.ts'
import { useDocumentEvent } from '../../ui/use-document-event.ts'
import type { PictureSlide } from './ViewedPicture.tsx'
import { Viewer } from './Viewer.tsx'

interface SlideshowProps {
  pictures: readonly Entry[]
  /** No visitor has started it: there are no tools until one does something. */
  isUnattended: boolean
}

/** Shows pictures one after the other, again and again, until the visitor closes it. */
export function Slideshow({ pictures, isUnattended }: SlideshowProps) {
  const [{ slides, index }, setShown] = useState(() => ({
    slides: pictures.map(slideOf),
    index: 0,
  }))
  const player = useRef<SlideshowRef>(null)
  usePauseWhileHidden(player)

  // The last one stays, to say that it failed.
  const passOver = useCallback((failed: PictureSlide) => {
    setShown(({ slides: before, index: shown }) => {
      const failedIndex = before.indexOf(failed)
      if (failedIndex < 0 || before.length === 1) return { slides: before, index: shown }
      const rest = before.toSpliced(failedIndex, 1)
      return { slides: rest, index: (failedIndex < shown ? shown - 1 : shown) % rest.length }
    })
  }, [])

  function show(place: number) {
    setShown(({ slides: all }) => ({ slides: all, index: (place + all.length) % all.length }))
  }

  return (
    <Viewer
      label="Slideshow viewer"
      slides={slides}
      index={index}
      player={player}
      isUnattended={isUnattended}
      onView={show}
      onFail={passOver}
      onClose={closeSlideshow}
    />
  )
}

function closeSlideshow() {
  close('slideshow')
}

function slideOf(entry: Entry): PictureSlide {
  const day = isDay(entry.date) ? dayInWords(entry.date, 'long') : entry.date
  const line = [day, copyrightLine(entry)].filter(Boolean).join(' · ')
  return { type: 'picture', entry, isFromBookmark: true, line }
}

function usePauseWhileHidden(player: { current: SlideshowRef | null }) {
  const wasPlaying = useRef(false)
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) {
      wasPlaying.current = player.current?.playing ?? false
      player.current?.pause()
    } else if (wasPlaying.current) player.current?.play()
  })
}
