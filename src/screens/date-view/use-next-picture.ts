import { useEffect, useState } from 'react'
import { keptAnswers } from '../../service/kept-entries.ts'
import { askServices } from '../../service/look-up.ts'
import { showDate } from './use-shown-date.ts'

/** When to try, in minutes after New York's midnight. */
const tries = [5, 20, 35, 50, 65, 80, 95, 110]

/** With today's picture in full screen, shows the next one once it is there, as a picture frame on the wall would. */
export function useNextPicture(date: string, today: string) {
  const [shown, setShown] = useState({ date, wasToday: date === today })
  if (shown.date !== date) setShown({ date, wasToday: date === today })
  const isPastMidnight = shown.wasToday && date !== today

  useEffect(() => {
    if (!isPastMidnight) return undefined
    const controller = new AbortController()
    const timers = tries.map((minutes) => setTimeout(() => void showIfThere(), minutes * 60_000))

    async function showIfThere() {
      if (!fillsScreen()) return
      const answer = await askServices(today, controller.signal).catch(() => undefined)
      const isThere = answer?.kind === 'entry' && answer.entry.date === today
      if (!isThere || !fillsScreen() || controller.signal.aborted) return
      // It shows at once, as a day does that was seen before.
      keptAnswers.update(today, answer)
      showDate(today)
    }

    return () => {
      controller.abort()
      timers.forEach(clearTimeout)
    }
  }, [isPastMidnight, today])
}

/** Whether a picture fills the screen; a film can too. */
function fillsScreen() {
  return Boolean(document.fullscreenElement?.querySelector('img'))
}
