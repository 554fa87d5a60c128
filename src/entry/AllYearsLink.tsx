import { LayoutGrid } from 'lucide-react'
import { formatDay } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { pathOf } from '../navigation/address.ts'
import { QuietLink } from '../ui/QuietButton.tsx'

/** Leads to the day in all years, such as “May 14 in all years”. Nothing for an invalid date. */
export function AllYearsLink({ date }: { date: string }) {
  if (!isDay(date)) return null
  return (
    <p className="ui-no-print ui-outdented">
      <QuietLink
        icon={LayoutGrid}
        label={`${formatDay(date, 'day and month')} in all years`}
        href={pathOf({ screen: 'anniversary', monthDay: date.slice(5) })}
      />
    </p>
  )
}
