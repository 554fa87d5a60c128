import type { Day } from '../../../apod/day.ts'
import type { Month } from '../../../apod/month.ts'
import { ListSlideshow } from '../../../entry/viewer/ListSlideshow.tsx'
import { SlideshowButton } from '../../../entry/viewer/SlideshowButton.tsx'
import { listCache, monthKey } from '../../../service/archive/ask-list.ts'
import type { ListedPicture } from '../../../service/archive/read-posts.ts'
import { useLookUp } from '../../../service/use-look-up.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { listedEntry } from './listed-entry.ts'
import { useFound } from './use-found.ts'

/** The slideshow of a month. */
export function MonthSlideshow({ month, today }: { month: Month; today: Day }) {
  const { answer } = useLookUp(listCache, monthKey(month, today))
  return <ListedSlideshow listed={answer?.pictures} />
}

/** The slideshow of what is found so far. */
export function FoundSlideshow({ words }: { words: string }) {
  const { pictures, isEnd } = useFound(words)
  return <ListedSlideshow listed={pictures.length > 0 || isEnd ? pictures : undefined} />
}

/** Nothing is looked up for it. The pictures are undefined before the list is there. */
function ListedSlideshow({ listed }: { listed: readonly ListedPicture[] | undefined }) {
  const isSmall = useMediaQuery('(width < 40rem)')
  const pictures = listed?.filter(({ picture }) => picture !== null).map(listedEntry)
  const isDisabled = !pictures || pictures.length < 2
  return (
    <>
      <SlideshowButton isDisabled={isDisabled} isRound={isSmall} />
      <ListSlideshow pictures={pictures} />
    </>
  )
}
