import { dayBefore } from '../apod/day.ts'
import type { Day } from '../apod/day.ts'

interface NotOutYetProps {
  today: Day
  onShow: (day: Day) => void
}

/** What to know when today's entry is not there: it may not be out. */
export function NotOutYet({ today, onShow }: NotOutYetProps) {
  return (
    <div className="notice">
      <p>Today’s picture appears shortly after midnight in New York.</p>
      <button type="button" className="button" onClick={() => onShow(dayBefore(today))}>
        Show the day before
      </button>
    </div>
  )
}
