import { useMemo } from 'react'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLine, titleOf } from '../../apod/text.ts'
import type { Steps } from '../../ui/steps.tsx'
import { LazyViewer } from './LazyViewer.tsx'
import type { PictureSlide } from './ViewerSlide.tsx'

/** An entry's slide, with its captions; the title may begin with the year. */
export function slideOf(entry: Entry, hasYear = false): PictureSlide {
  const day = isDay(entry.date) ? dayInWords(entry.date, 'long') : entry.date
  const description = [day, copyrightLine(entry)].filter(Boolean).join(' · ')
  const title = (hasYear ? `${entry.date.slice(0, 4)} · ` : '') + titleOf(entry)
  return { type: 'picture', entry, title, description }
}

interface ImageViewerProps {
  entry: Entry | undefined
  isLoading: boolean
  steps: Steps
}

/** The viewer of an entry's dialog: one slide, whose steps change the day below. */
export function ImageViewer(props: ImageViewerProps) {
  const { entry, isLoading, steps } = props
  const slides = useMemo(() => {
    const notice = isLoading ? 'Loading…' : 'There is no picture to enlarge.'
    const slide: PictureSlide = entry ? slideOf(entry) : { type: 'picture' }
    return [{ ...slide, notice }]
  }, [entry, isLoading])
  return (
    <LazyViewer
      aria-label="Image viewer"
      layer="viewer"
      slides={slides}
      onSwipe={(increment) => (increment < 0 ? steps.previous : steps.next).go()}
    />
  )
}
