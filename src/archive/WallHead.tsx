import { PreviousNextButtons } from '../ui/steps.tsx'
import type { WallOfDays } from './wall-of-days.ts'
import styles from './WallHead.module.css'

/** A wall's name as two selects that look like a heading, and the steps beside them. */
export function WallHead({ name, choices, steps }: WallOfDays) {
  return (
    <>
      <div className={`row ${styles.words}`}>
        <h2 className="visually-hidden">{name}</h2>
        {choices.map(({ label, value, options, choose }) => (
          <select
            key={label}
            aria-label={label}
            value={value}
            onChange={({ target }) => choose(target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isNone}>
                {option.name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <div className={styles.steps}>
        <PreviousNextButtons {...steps} look="icon-button" />
      </div>
    </>
  )
}
