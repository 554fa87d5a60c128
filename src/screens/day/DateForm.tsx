import { Search, Shuffle } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { earliestDay, randomDay } from '../../apod/calendar.ts'
import { parseDay } from '../../apod/day.ts'
import { pathOf } from '../../navigation/address.ts'
import { goToDate } from '../../navigation/dates.ts'
import { useToday } from '../../navigation/today.ts'
import { useDraft } from '../../ui/hooks.ts'
import { ignoreHeldKey } from '../../ui/shortcuts.ts'
import { StepButtons, type Steps } from '../../ui/steps.tsx'
import styles from './DateForm.module.css'

const searchPath = pathOf({ screen: 'search', terms: '' })

interface DateFormProps {
  date: string
  steps: Steps
}

/** Only the picker has limits. Any typed date is looked up, and NASA says whether it is valid. */
export function DateForm({ date, steps }: DateFormProps) {
  const today = useToday()
  // An invalid date in the address leaves the field empty.
  const value = parseDay(date) ?? ''
  const [draft, setDraft] = useDraft(value)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draft) goToDate(draft)
    // The browser says that the date is incomplete or doesn't exist.
    else event.currentTarget.reportValidity()
  }

  return (
    <form className={`ui-row ${styles.form}`} noValidate onSubmit={submit}>
      <label className="ui-visually-hidden" htmlFor="date">
        Date
      </label>
      <StepButtons {...steps} variant="ui-icon-button" className={styles.steps}>
        <input
          id="date"
          className="ui-field"
          type="date"
          required
          min={earliestDay}
          max={today}
          value={draft}
          aria-describedby="date-range"
          onChange={({ target }) => setDraft(target.value)}
        />
      </StepButtons>
      <button type="submit" className={draft === value ? 'ui-button ui-outlined' : 'ui-button'}>
        Submit
      </button>
      <p id="date-range" className={styles.hint}>
        The date range follows EST5EDT.
      </p>
      <div className={styles.links} role="group" aria-label="Other days">
        <button
          type="button"
          className="ui-icon-button"
          title="Random day"
          onClick={() => goToDate(randomDay(date, today))}
          onKeyDown={ignoreHeldKey}
        >
          <Shuffle />
        </button>
        <a className="ui-icon-button" href={searchPath} title="Search all years">
          <Search />
        </a>
      </div>
    </form>
  )
}
