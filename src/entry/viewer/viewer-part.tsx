import type { ReactNode } from 'react'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLine, titleOf } from '../../apod/text.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { createLaterPart } from '../../ui/later-part.tsx'
import { MissingDialog } from '../../ui/LoadFailure.tsx'
import type { ViewerProps } from './Viewer.tsx'
import type { PictureSlide } from './ViewerSlide.tsx'

/** The viewer, with its library: to be rendered in a Suspense. */
export const Viewer = createLaterPart(async () => (await import('./Viewer.tsx')).Viewer, {
  isRest: false,
  Place: MissingViewer,
})

/** Loads the viewer's file before it is needed. Where that fails, the viewer's place says so. */
export function fetchViewer() {
  Viewer.fetch().catch(() => {})
}

function MissingViewer({ layer, children }: Pick<ViewerProps, 'layer'> & { children: ReactNode }) {
  return <MissingDialog onClose={() => closeLayer(layer)}>{children}</MissingDialog>
}

/** An entry's slide, with its captions. */
export function slideOf(entry: Entry, isFromBookmark: boolean): PictureSlide {
  const day = isDay(entry.date) ? dayInWords(entry.date, 'long') : entry.date
  const description = [day, copyrightLine(entry)].filter(Boolean).join(' · ')
  return { type: 'picture', entry, isFromBookmark, title: titleOf(entry), description }
}
