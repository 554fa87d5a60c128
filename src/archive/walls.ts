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
  parseMonth,
} from '../apod/month.ts'
import { type OrderOf, orders } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { goTo } from '../navigation/history.ts'
import type { SelectProps } from '../ui/Select.tsx'
import { makeStep, type Steps } from '../ui/steps.tsx'
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
  nameSelects: readonly [SelectProps<string>, SelectProps<string>]
  /** The order of a day in all years; a month has none. */
  orderSelect?: SelectProps<OrderOf<'anniversary'>>
}

const orderLabels = { best: 'Best match', newest: 'Newest first', oldest: 'Oldest first' }

export function orderOptions<Order extends keyof typeof orderLabels>(listOrders: readonly Order[]) {
  return listOrders.map((value) => ({ value, name: orderLabels[value] }))
}

const monthOptions = monthNames.map((name, index) => ({
  value: String(index + 1).padStart(2, '0'),
  name,
}))

/** The wall of a month. Its steps stay between the first month and the current one. */
export function monthWall(month: Month, today: Day): WallOfDays {
  const [year = '', number = ''] = month.split('-')

  function show(text: string, replaces = false) {
    const chosen = nearestMonth(parseMonth(text) ?? month, today)
    goTo(pathOf({ screen: 'month', month: chosen }), { replaces })
  }

  const [previous, next] = ([-1, 1] as const).map((direction) =>
    neighbourMonth(month, direction, today),
  )
  return {
    name: formatMonth(month),
    path: pathOf({ screen: 'month', month }),
    request: { month },
    days: archiveDaysOf(month, today),
    steps: {
      noun: 'month',
      previous: makeStep(previous, show, 'The first pictures are from June 1995.'),
      next: makeStep(next, show, 'This is the current month.'),
    },
    nameSelects: [
      {
        label: 'Month',
        value: number,
        options: monthOptions.map(({ value, name }) => {
          return { value, name, isDisabled: !parseArchiveMonth(`${year}-${value}`, today) }
        }),
        onChange: (chosen, isByKey) => show(`${year}-${chosen}`, isByKey),
      },
      {
        label: 'Year',
        value: year,
        options: archiveYears(today).map(asOption),
        onChange: (chosen, isByKey) => show(`${chosen}-${number}`, isByKey),
      },
    ],
  }
}

function asOption(number: number) {
  return { value: String(number).padStart(2, '0'), name: String(number) }
}

/** The wall of a day in all years. Its steps go on over the year's ends. @param monthDay one that exists, as `07-14` */
export function anniversaryWall(
  monthDay: string,
  today: Day,
  order: OrderOf<'anniversary'>,
): WallOfDays {
  // The year 2000 has every day.
  const day = requireDay(`2000-${monthDay}`)
  const [month = '', number = ''] = monthDay.split('-')
  const days = anniversariesOf(day, today)

  function show(shown: string, replaces = false) {
    goTo(pathOf({ screen: 'anniversary', monthDay: shown.slice(5), order }), { replaces })
  }

  const daySelect: SelectProps<string> = {
    label: 'Day',
    value: number,
    options: daysOf(monthOf(day)).map((_, index) => asOption(index + 1)),
    onChange: (chosen, isByKey) => show(`2000-${month}-${chosen}`, isByKey),
  }
  const monthSelect: SelectProps<string> = {
    label: 'Month',
    value: month,
    options: monthOptions,
    // A month without that day leads to its last.
    onChange: (chosen, isByKey) => {
      const inMonth = daysOf(monthOf(`2000-${chosen}-01`))
      show(inMonth.findLast((each) => each.slice(8) <= number) ?? day, isByKey)
    },
  }
  const name = formatDay(day, 'day and month')
  return {
    name,
    path: pathOf({ screen: 'anniversary', monthDay, order }),
    request: { monthDay },
    days: order === 'newest' ? days : days.toReversed(),
    steps: {
      noun: 'day',
      previous: makeStep(addDays(day, -1), show),
      next: makeStep(addDays(day, 1), show),
    },
    nameSelects: /^\d/.test(name) ? [daySelect, monthSelect] : [monthSelect, daySelect],
    orderSelect: {
      label: 'Sort',
      value: order,
      options: orderOptions(orders.anniversary),
      onChange: (chosen, isByKey) =>
        goTo(pathOf({ screen: 'anniversary', monthDay, order: chosen }), { replaces: isByKey }),
    },
  }
}
