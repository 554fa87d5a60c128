import { useState } from 'react'
import { earliestDay, neighbourDay, randomDay, todayInNewYork } from '../apod/calendar.ts'
import { type Day, isDay } from '../apod/day.ts'
import { addressNow, dateOf, pathOf } from './address.ts'
import { goTo, useAddress } from './history.ts'
import { todayWhenOpened } from './today.ts'
import type { Steps } from '../ui/steps.tsx'
import { useStore } from '../ui/store.ts'

/** The date in the address, or on a screen without a date the last one before. May be no valid day. */
export function useSelectedDate(): string | undefined {
  const whenOpened = useStore(todayWhenOpened)
  const date = dateOf(useAddress(), () => whenOpened)
  const [lastDate, setLastDate] = useState(date)
  if (date !== undefined && date !== lastDate) setLastDate(date)
  return date ?? lastDate
}

/** Goes to a date. If it is in the address already, it is looked up again (`useDayLookUp`). */
export function selectDate(date: string) {
  const isHere = dateOf(addressNow(), todayWhenOpened.get) === date
  goTo(isHere ? location.href : pathOf({ screen: 'day', date }), { isStep: true })
}

/** What each screen but Bookmarks gets. */
export interface ScreenProps {
  today: Day
  /** The date in the address, or the last one before a wall or a search; perhaps no day. */
  selectedDate: string | undefined
}

/** What the components around a day get. */
export interface DayProps {
  date: string
  today: Day
  moves: DayMoves
}

/** What leads from the selected date to other days. */
export interface DayMoves extends Steps {
  goToRandomDay: () => void
  goToToday: () => void
}

/** The moves from the selected date, between the first day and today; where no step is possible, with the reason. */
export function dayMoves(date: string, today: Day): DayMoves {
  function stepBy(direction: 1 | -1, atTheEnd: string) {
    const go = () => stepFromAddress((from) => neighbourDay(from, direction, today))
    if (neighbourDay(date, direction, today)) return { go }
    return { disabledReason: isDay(date) ? atTheEnd : 'That is not a calendar date.' }
  }
  return {
    noun: 'day',
    previous: stepBy(-1, `The first picture is from ${earliestDay}.`),
    next: stepBy(1, 'A new picture comes at midnight in New York.'),
    goToRandomDay: () => stepFromAddress((from) => randomDay(from, today)),
    goToToday: () => stepFromAddress(() => today),
  }
}

/** Takes a step from the date in the address: React may not have rendered the last presses yet. */
function stepFromAddress(stepFrom: (date: string) => Day | undefined) {
  const today = todayInNewYork()
  const dateHere = dateOf(addressNow(), todayWhenOpened.get)
  const day = stepFrom(dateHere ?? today)
  if (day) selectDate(day)
}
