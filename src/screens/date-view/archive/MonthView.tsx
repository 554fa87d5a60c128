import { useRef } from 'react'
import type { Day } from '../../../apod/day.ts'
import type { Month } from '../../../apod/month.ts'
import { stepShortcuts } from '../../../entry/step-shortcuts.ts'
import { listCache, monthKey } from '../../../service/archive/ask-list.ts'
import { useLookUp } from '../../../service/use-look-up.ts'
import { Announcement } from '../../../ui/Announcement.tsx'
import { useDialog } from '../../../ui/dialog/dialog-context.ts'
import { useSwipe } from '../../../ui/gesture/use-swipe.ts'
import { useSlide } from '../../../ui/motion/use-slide.ts'
import type { Steps } from '../../../ui/PreviousNextButtons.tsx'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { FailureNotice } from '../FailureNotice.tsx'
import { MonthWall } from './MonthWall.tsx'

interface MonthViewProps {
  month: Month
  today: Day
  /** The date that was shown before, if any. */
  shownDay: string | undefined
  /** Its tile takes the focus. */
  isTileWanted: boolean
  onOpen: () => void
  onFocus: () => void
  steps: Steps
}

/** A month's wall, which stands without its list, and above it why there is none. */
export function MonthView({ month, today, steps, ...tiles }: MonthViewProps) {
  const key = monthKey(month, today)
  const { status, answer, error } = useLookUp(listCache, key)
  const wall = useRef<HTMLUListElement>(null)
  const { isFront } = useDialog()
  useSlide(wall, { item: month, isHidden: false })
  useSwipe(wall, { steps, isFront })
  useShortcuts(stepShortcuts, steps)
  const isLoading = status === 'loading'
  return (
    <>
      <Announcement>{isLoading ? 'Loading.' : answer ? 'The month is shown.' : ''}</Announcement>
      {error !== undefined && (
        <FailureNotice
          error={error}
          isTryingAgain={isLoading}
          onTryAgain={() => void (isLoading || listCache.lookUp(key))}
        >
          <span className="line"> The days below still open.</span>
        </FailureNotice>
      )}
      <MonthWall
        ref={wall}
        month={month}
        today={today}
        {...tiles}
        pictures={answer?.pictures ?? none}
      />
    </>
  )
}

const none = [] as const
