import { useMemo } from 'react'
import { Slideshow, SlideshowButton } from '../entry/viewer/Slideshow.tsx'
import type { ArchiveAddress } from '../navigation/address.ts'
import { listedEntry, type NasaList } from './use-nasa-list.ts'

/** The slideshow of the pictures that are listed so far. */
export function ArchiveSlideshow({ address, list }: { address: ArchiveAddress; list: NasaList }) {
  const { listedDays, isBegun, isFilling, error, showMore } = list
  const pictures = useMemo(
    () => listedDays.filter(({ picture }) => picture !== null).map(listedEntry),
    [listedDays],
  )
  const isLoading = !isBegun || isFilling

  function disabledReason() {
    if (pictures.length > 1) return undefined
    if (error !== undefined) return 'The pictures could not be loaded.'
    return isLoading ? 'The pictures are still loading.' : 'A slideshow needs two pictures.'
  }

  return (
    <>
      <SlideshowButton disabledReason={disabledReason()} isShort />
      <Slideshow
        pictures={pictures.length === 0 && isLoading ? undefined : pictures}
        hasYears={'order' in address && address.order !== 'best'}
        onLast={showMore}
      />
    </>
  )
}
