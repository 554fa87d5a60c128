import { ClockArrowUp } from 'lucide'
import { useMemo } from 'react'
import { isSkyObject } from '../apod/sky-objects.ts'
import { Slideshow, SlideshowButton } from '../entry/viewer/Slideshow.tsx'
import { type ArchiveAddress, pathOf } from '../navigation/address.ts'
import { useHasBeen, useMediaQuery } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { listedEntry, type NasaList } from './use-nasa-list.ts'

/** The slideshow of the pictures that are listed so far; where all show one thing, also a link that plays them from 1995 on. */
export function ArchiveSlideshow({ address, list }: { address: ArchiveAddress; list: NasaList }) {
  const { listedDays, isBegun, isFilling, isNothingFound, showMore } = list
  const isSmall = useMediaQuery('(width < 100rem)')
  const pictures = useMemo(
    () => listedDays.filter(({ picture }) => picture !== null).map(listedEntry),
    [listedDays],
  )
  const hasSeveral = pictures.length > 1
  const isOldestFirst = address.screen !== 'month' && address.order === 'oldest'
  // The first picture of all may come last: NASA's list has no pictures of early posts.
  const isKnown = useHasBeen(isBegun && (!isFilling || (hasSeveral && !isOldestFirst)))
  const isOneThing =
    address.screen === 'years' || (address.screen === 'find' && isSkyObject(address.words))
  return (
    <>
      <SlideshowButton isDisabled={!hasSeveral} isRound={isSmall} />
      {isOneThing && !isNothingFound && !isOldestFirst && (
        <a
          className={isSmall ? 'ui-icon-button' : 'ui-quiet-button'}
          href={pathOf({ ...address, order: 'oldest', layers: ['slideshow'] })}
          title="Slideshow, oldest first"
        >
          <Icon icon={ClockArrowUp} />
          <span>Slideshow, oldest first</span>
        </a>
      )}
      <Slideshow
        pictures={isKnown ? pictures : undefined}
        hasYears={address.screen !== 'month' && address.order !== 'best'}
        onLast={showMore}
      />
    </>
  )
}
