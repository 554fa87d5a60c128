import { notFoundMessageDays } from '../../../apod/calendar.ts'

interface CodeMessageProps {
  code: number
  /** Undefined where today itself has no entry. */
  onShowToday: (() => void) | undefined
}

/** The messages for the service's error codes 404 and 400; other codes have none. */
export function CodeMessage({ code, onShowToday }: CodeMessageProps) {
  const todayButton = onShowToday && (
    <button type="button" className="button" onClick={onShowToday}>
      Show today’s picture
    </button>
  )
  if (code === 400)
    return (
      <div className="notice">
        <p>Invalid Request - please check the date again.</p>
        {todayButton}
      </div>
    )
  if (code !== 404) return null
  return (
    <div className="notice">
      <p>Not found.</p>
      <p>There is no data for dates listed below.</p>
      <ul
        // Safari does not expose a list without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
      >
        {notFoundMessageDays.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
      {todayButton}
    </div>
  )
}
