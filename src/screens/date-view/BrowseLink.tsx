import { CalendarDays, ChevronLeft } from 'lucide'
import { Link } from 'wouter'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import { Icon } from '../../ui/Icon.tsx'

interface BrowseLinkProps {
  href: string
  /** The date that it leads back to from the archive; undefined on a day, where it leads there. */
  backTo: string | undefined
  isRound: boolean
  /** A pointer or the focus has come to it. */
  onApproach: () => void
}

/** The link from a day to its month's wall, or in the same place the way back. */
export function BrowseLink({ href, backTo, isRound, onApproach }: BrowseLinkProps) {
  return (
    <Link
      href={href}
      className={isRound ? 'round-button' : 'quiet-button'}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Icon icon={backTo === undefined ? CalendarDays : ChevronLeft} />
      {backTo === undefined ? (
        <span className="from-54rem">Browse</span>
      ) : (
        <span className="from-48rem">
          {/* What is no day stays as it was typed. */}
          {`Back to ${isDay(backTo) ? dayInWords(backTo, 'long') : backTo}`}
        </span>
      )}
    </Link>
  )
}
