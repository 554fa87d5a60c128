import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { SlideshowButton, SlideshowLayer } from '../lightbox/SlideshowLayer.tsx'
import { goToRandomDay, goToToday, selectDate } from '../navigation/selected-date.ts'
import { hasNasaList } from '../settings.ts'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import type { ArchiveList } from './nasa-list/post-media.ts'
import { slideshowEntryOf } from './nasa-list/read-posts.ts'
import styles from './ArchiveLayout.module.css'

export interface ArchiveLayoutProps {
  title: string
  /** The day that the M key opens. */
  date: string
  header: ReactNode
  tools: ReactNode
  belowTools?: ReactNode
  children: ReactNode
}

export function ArchiveLayout(props: ArchiveLayoutProps) {
  const { title, date, header, tools, belowTools, children } = props
  useShortcut('r', goToRandomDay)
  useShortcut('t', goToToday)
  useShortcut('m', () => selectDate(date))
  return (
    <ScreenLayout
      title={title}
      header={
        <div className="ui-row">
          {header}
          {hasNasaList && <div className={`ui-row ${styles.tools}`}>{tools}</div>}
          {belowTools}
        </div>
      }
    >
      {children}
    </ScreenLayout>
  )
}

interface ArchiveSlideshowProps extends Omit<ComponentProps<typeof SlideshowLayer>, 'entries'> {
  archiveList: ArchiveList
}

/** A slideshow of the pictures loaded so far. Its button appears once there are two, or while they are loading. */
export function ArchiveSlideshow({ archiveList, ...rest }: ArchiveSlideshowProps) {
  const { posts, listState, detailState } = archiveList
  const entries = useMemo(() => posts.map(slideshowEntryOf), [posts])
  const pictureCount = posts.filter(({ picture }) => picture !== undefined).length
  const isFetching = listState.isFetching || detailState.isFetching
  const isWaiting = pictureCount < 2 && isFetching
  const isComplete = !isFetching && !listState.error && !detailState.error
  return (
    <>
      {(pictureCount > 1 || isWaiting) && (
        <SlideshowButton
          disabledReason={isWaiting ? 'The pictures are still loading.' : undefined}
        />
      )}
      <SlideshowLayer entries={pictureCount > 0 || isComplete ? entries : undefined} {...rest} />
    </>
  )
}
