import { useMemo } from 'react'
import { Slideshow, SlideshowButton } from '../entry/viewer/Slideshow.tsx'
import type { ArchiveAddress } from '../navigation/address.ts'
import { useMediaQuery } from '../ui/hooks.ts'
import { listedEntry, type NasaList } from './use-nasa-list.ts'

/** The slideshow of the pictures that are listed so far. */
export function ArchiveSlideshow({ address, list }: { address: ArchiveAddress; list: NasaList }) {
  const { listedDays, isBegun, isFilling, showMore } = list
  const isSmall = useMediaQuery('(width < 100rem)')
  const pictures = useMemo(
    () => listedDays.filter(({ picture }) => picture !== null).map(listedEntry),
    [listedDays],
  )
  const mayBeEmpty = !isBegun || isFilling
  return (
    <>
      <SlideshowButton isDisabled={pictures.length < 2} isRound={isSmall} />
      <Slideshow
        pictures={pictures.length === 0 && mayBeEmpty ? undefined : pictures}
        hasYears={'order' in address && address.order !== 'best'}
        onLast={showMore}
      />
    </>
  )
}
