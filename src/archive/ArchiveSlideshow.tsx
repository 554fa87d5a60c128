import { useMemo } from 'react'
import type { OrderOf } from '../navigation/address.ts'
import { Slideshow, SlideshowButton } from '../viewer/Slideshow.tsx'
import { asEntry } from './nasa-list/read-posts.ts'
import { type NasaList, useSearchResults, useWall } from './nasa-list/use-nasa-list.ts'
import type { WallOfDays } from './walls.ts'

export function WallSlideshow({ wall }: { wall: WallOfDays }) {
  return <ArchiveSlideshow list={useWall(wall)} showsYears={'monthDay' in wall.request} />
}

export function SearchSlideshow({ words, order }: { words: string; order: OrderOf<'search'> }) {
  const results = useSearchResults(words, order)
  return (
    <ArchiveSlideshow
      list={results}
      hasButton={!results.isNothingFound}
      showsYears={order !== 'best'}
      onLastPicture={results.showMore}
    />
  )
}

interface ArchiveSlideshowProps {
  list: NasaList
  hasButton?: boolean
  showsYears: boolean
  onLastPicture?: () => void
}

/** The slideshow of the pictures that are listed so far. */
function ArchiveSlideshow({ list, hasButton = true, ...others }: ArchiveSlideshowProps) {
  const { listedDays, status } = list
  const pictures = useMemo(
    () => listedDays.filter(({ picture }) => picture !== null).map(asEntry),
    [listedDays],
  )
  return (
    <>
      {hasButton && (
        <SlideshowButton
          disabledReason={pictures.length < 2 ? disabledReasons[status] : undefined}
          isShort
        />
      )}
      <Slideshow
        pictures={pictures.length > 0 || status === 'ready' ? pictures : undefined}
        {...others}
      />
    </>
  )
}

const disabledReasons: Record<NasaList['status'], string> = {
  loading: 'The pictures are still loading.',
  filling: 'The pictures are still loading.',
  ready: 'A slideshow needs two pictures.',
  failed: 'The pictures could not be loaded.',
}
