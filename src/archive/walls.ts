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
import { type OrderOf, orders } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { goTo } from '../navigation/history.ts'
import type { SelectProps } from '../ui/Select.tsx'
import type { Steps } from '../ui/steps.tsx'
import type { ListRequest } from './nasa-list/ask-list.ts'

/** What there is to show of a month, or of a day in all years, before anything is asked. */
export interface WallOfDays {
  name: string
  path: string
  request: ListRequest
  /** In the order of their tiles. */
  days: readonly Day[]
  steps: Steps
  /** The two words of the wall's name, `May` and `2010`; others in their place lead to other walls. */
  nameSelects: readonly PathOptions[]
  /** The order of a day in all years; a month has none. */
  orderSelect?: PathOptions
}

export type PathOptions = Pick<SelectProps<string>, 'className' | 'label' | 'options'>

const archiveOrderLabels = { best: 'Best match', newest: 'Newest first', oldest: 'Oldest first' }

export function orderSelectOf<Order extends keyof typeof archiveOrderLabels>(
  listOrders: readonly Order[],
  pathTo: (order: Order) => string,
): PathOptions {
  const options = listOrders.map((order) => ({
    value: pathTo(order),
    label: archiveOrderLabels[order],
  }))
  return { className: 'ui-screen-only ui-field', label: 'Sort', options }
}

const months = monthNames.map((name, index) => {
  return { name, number: String(index + 1).padStart(2, '0') }
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
        options: months.map((each) => {
          const other = `${year}-${each.number}`
          const isDisabled = !parseArchiveMonth(other, today)
          return { value: monthPath(other), label: each.name, isDisabled }
        }),
      },
      {
        label: 'Year',
        options: archiveYears(today).map((each) => {
          const other = nearestMonth(monthOf(`${each}-${number}`), today)
          return { value: monthPath(other), label: String(each) }
        }),
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
  const daySelect = {
    label: 'Day',
    options: daysOf(monthOf(day)).map((each, index) => {
      return { value: pathTo(each), label: String(index + 1) }
    }),
  }
  const monthSelect = {
    label: 'Month',
    options: months.map((each) => {
      const inMonth = daysOf(monthOf(`2000-${each.number}`))
      // A month without that day leads to its last.
      const other = inMonth[Number(day.slice(8)) - 1] ?? inMonth.at(-1) ?? day
      return { value: pathTo(other), label: each.name }
    }),
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
    orderSelect: orderSelectOf(orders.anniversary, (each) => pathTo(day, each)),
  }
}
