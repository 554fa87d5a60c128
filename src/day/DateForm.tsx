import { type SubmitEvent, useState } from 'react'
import { earliestDay } from '../apod/calendar.ts'
import { type Day, parseDay } from '../apod/day.ts'
import styles from './DateForm.module.css'

interface DateFormProps {
  /** The shown date; the field follows it. */
  date: string
  today: Day
  /** Called with the submitted date, never empty. */
  onSubmit: (date: string) => void
  onAbout: () => void
}

/** The date form. The limits apply to the picker only; the service judges typed dates. */
export function DateForm({ date, today, onSubmit, onAbout }: DateFormProps) {
  const [draft, setDraft] = useState(() => draftOf(date))
  if (draft.date !== date) setDraft(draftOf(date))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draft.value) onSubmit(draft.value)
    // The browser says so, where a date is half typed or doesn't exist.
    else event.currentTarget.reportValidity()
  }

  const isNew = draft.value !== draftOf(date).value

  return (
    <form className={`ui-row ${styles.form}`} noValidate onSubmit={submit}>
      <label className="ui-visually-hidden" htmlFor="date">
        Date
      </label>
      <input
        id="date"
        className="ui-field"
        type="date"
        min={earliestDay}
        max={today}
        value={draft.value}
        aria-describedby="date-range"
        onChange={(event) => setDraft({ date, value: event.target.value })}
      />
      <button type="submit" className={isNew ? 'ui-button' : 'ui-button ui-outlined'}>
        Submit
      </button>
      <p className={styles.note}>
        <span id="date-range">The date range follows EST5EDT. </span>
        <button type="button" className={styles.about} aria-haspopup="dialog" onClick={onAbout}>
          About
        </button>
      </p>
    </form>
  )
}

/** The field accepts only valid days; anything else in the URL leaves it empty. */
function draftOf(date: string) {
  return { date, value: parseDay(date) ?? '' }
}
