import {
  addDays,
  dayAndMonthInWords,
  isMonthFirst,
  monthNames,
  sameDayInAllYears,
} from '../apod/calendar.ts'
import { type Day, requireDay } from '../apod/day.ts'
import { daysOf, monthOf } from '../apod/month.ts'
import { yearsPath } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import type { Choice, WallOfDays } from './wall-of-days.ts'

/** The wall of a day in all years, whichever year it is of. Its steps go on over the year's ends. */
export function yearsWall(ofAnyYear: Day, today: Day): WallOfDays {
  // The year 2000 has every day.
  const day = requireDay(`2000${ofAnyYear.slice(4)}`)
  const [, month = '', number = ''] = day.split('-')

  function stepTo(direction: 1 | -1) {
    return { go: () => goTo(yearsPath(addDays(day, direction))), disabledReason: undefined }
  }

  const dayChoice: Choice = {
    label: 'Day',
    value: number,
    options: daysOf(monthOf(day)).map((each) => ({
      value: each.slice(8),
      name: String(Number(each.slice(8))),
    })),
    choose: (chosen) => goTo(yearsPath(`2000-${month}-${chosen}`)),
  }
  const monthChoice: Choice = {
    label: 'Month',
    value: month,
    options: monthNames.map((name, index) => ({ value: String(index + 1).padStart(2, '0'), name })),
    // A month without that day leads to its last.
    choose: (chosen) => {
      const days = daysOf(monthOf(`2000-${chosen}-01`))
      goTo(yearsPath(days.findLast((each) => each.slice(8) <= number) ?? day))
    },
  }
  return {
    name: dayAndMonthInWords(day),
    path: yearsPath(day),
    question: { day },
    days: sameDayInAllYears(day, today),
    steps: { noun: 'day', previous: stepTo(-1), next: stepTo(1) },
    choices: isMonthFirst ? [monthChoice, dayChoice] : [dayChoice, monthChoice],
  }
}
