import { archiveYears } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { clampMonth, isArchiveMonth, monthOptions, neighbourMonth } from '../../apod/month.ts'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import type { Step } from '../../ui/steps.tsx'
import type { WallHeadProps } from '../browse/WallHead.tsx'

const pathTo = (month: string) => pathOf({ screen: 'month', month })

/** Where the buttons and the selects above the timeline lead to. */
export function monthHead(month: string, today: Day, hasShortNames: boolean): WallHeadProps {
  const [year = '', monthNumber = ''] = month.split('-')

  function step(direction: 1 | -1, disabledReason: string): Step {
    const neighbour = neighbourMonth(month, direction, today)
    return neighbour ? { go: () => goTo(pathTo(neighbour)) } : { disabledReason }
  }

  return {
    steps: {
      noun: 'month',
      previous: step(-1, 'The first pictures are from June 1995.'),
      next: step(1, 'This is the current month.'),
    },
    nameSelects: [
      {
        label: 'Month',
        value: monthNumber,
        options: monthOptions().map(({ value, label }) => {
          const isDisabled = !isArchiveMonth(`${year}-${value}`, today)
          return { value, label: hasShortNames ? label.slice(0, 3) : label, isDisabled }
        }),
        pathTo: (other) => pathTo(`${year}-${other}`),
      },
      {
        label: 'Year',
        value: year,
        options: archiveYears(today).map((item) => ({ value: String(item), label: String(item) })),
        pathTo: (other) => pathTo(clampMonth(`${other}-${monthNumber}`, today)),
      },
    ],
  }
}
