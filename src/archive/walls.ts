import { addDays, archiveYears, formatDay, monthNames, anniversariesOf } from '../apod/calendar.ts'
import { type Day, requireDay } from '../apod/day.ts'
import {
  archiveDaysOf,
  daysOf,
  type Month,
  formatMonth,
  monthOf,
  nearestMonth,
  neighbourMonth,
  parseArchiveMonth,
} from '../apod/month.ts'
import { pathOf } from '../navigation/address.ts'
import { type OrderOf, orders } from '../navigation/addresses.ts'
import { goTo } from '../navigation/history.ts'
import type { SelectProps } from '../ui/Select.tsx'
import type { Steps } from '../ui/steps.tsx'
import type { WallRequest } from './nasa-list/wall-list.ts'

/** What there is to show of a month, or of a day in all years, before anything is asked. */
export interface WallOfDays {
  name: string
  path: string
  request: WallRequest
  /** In the order of their tiles. */
  days: readonly Day[]
  steps: Steps
  /** The two words of the wall's name, `May` and `2010`; others in their place lead to other walls. */
  nameSelects: readonly PathSelectProps[]
  /** The order of a day in all years; a month has none. */
  orderSelect?: PathSelectProps<OrderOf<'anniversary'>>
}

/** A select whose values each lead to a path. */
export type PathSelectProps<Value extends string = string> = Omit<
  SelectProps<Value>,
  'onChange'
> & { pathTo: (value: Value) => string }

const archiveOrderLabels = { best: 'Best match', newest: 'Newest first', oldest: 'Oldest first' }

export function orderSelectOf<Order extends keyof typeof archiveOrderLabels>(
  listOrders: readonly Order[],
  value: Order,
  pathTo: (order: Order) => string,
): PathSelectProps<Order> {
  const options = listOrders.map((each) => ({ value: each, label: archiveOrderLabels[each] }))
  return { className: 'ui-screen-only ui-field', label: 'Sort', value, options, pathTo }
}

const months = monthNames.map((label, index) => {
  return { value: String(index + 1).padStart(2, '0'), label }
})

const monthPath = (month: string) => pathOf({ screen: 'month', month })

/** The wall of a month. Its steps stay between the first month and the current one. */
export function monthWall(month: Month, today: Day): WallOfDays {
  const [year = '', number = ''] = month.split('-')
  const show = (other: Month) => goTo(monthPath(other))
  const previous = neighbourMonth(month, -1, today)
  const next = neighbourMonth(month, 1, today)
  return {
    name: formatMonth(month),
    path: monthPath(month),
    request: { month },
    days: archiveDaysOf(month, today),
    steps: {
      noun: 'month',
      previous: previous
        ? { go: () => show(previous) }
        : { disabledReason: 'The first pictures are from June 1995.' },
      next: next ? { go: () => show(next) } : { disabledReason: 'This is the current month.' },
    },
    nameSelects: [
      {
        label: 'Month',
        value: number,
        options: months.map((each) => {
          return { ...each, isDisabled: !parseArchiveMonth(`${year}-${each.value}`, today) }
        }),
        pathTo: (other) => monthPath(`${year}-${other}`),
      },
      {
        label: 'Year',
        value: year,
        options: archiveYears(today).map((each) => ({ value: String(each), label: String(each) })),
        pathTo: (other) => monthPath(nearestMonth(monthOf(`${other}-${number}`), today)),
      },
    ],
  }
}

/** The wall of a day in all years. Its steps go on over the year's ends. @param monthDay one that exists, as `07-14` */
export function anniversaryWall(
  monthDay: string,
  today: Day,
  order: OrderOf<'anniversary'>,
): WallOfDays {
  // The year 2000 has every day.
  const day = requireDay(`2000-${monthDay}`)
  const pathTo = (other: Day, itsOrder = order) =>
    pathOf({ screen: 'anniversary', monthDay: other.slice(5), order: itsOrder })
  const show = (other: Day) => goTo(pathTo(other))
  const days = anniversariesOf(day, today)
  const [, month = '', number = ''] = day.split('-')
  const daySelect = {
    label: 'Day',
    value: number,
    options: daysOf(monthOf(day)).map((each) => {
      return { value: each.slice(8), label: String(Number(each.slice(8))) }
    }),
    pathTo: (other: string) => pathTo(requireDay(`2000-${month}-${other}`)),
  }
  const monthSelect = {
    label: 'Month',
    value: month,
    options: months,
    pathTo(other: string) {
      const inMonth = daysOf(monthOf(`2000-${other}`))
      // A month without that day leads to its last.
      return pathTo(inMonth[Number(number) - 1] ?? inMonth.at(-1) ?? day)
    },
  }
  const name = formatDay(day, 'day and month')
  return {
    name,
    path: pathTo(day),
    request: { monthDay },
    days: order === 'newest' ? days : days.toReversed(),
    steps: {
      noun: 'day',
      previous: { go: () => show(addDays(day, -1)) },
      next: { go: () => show(addDays(day, 1)) },
    },
    nameSelects: /^\d/.test(name) ? [daySelect, monthSelect] : [monthSelect, daySelect],
    orderSelect: orderSelectOf(orders.anniversary, order, (each) => pathTo(day, each)),
  }
}
