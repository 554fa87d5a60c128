import { ChevronDown } from 'lucide'
import { Icon } from '../../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../../ui/PreviousNextButtons.tsx'
import type { Steps } from '../../../ui/steps.ts'
import type { Choice } from './wall-of-days.ts'
import styles from './WallHead.module.css'

interface WallHeadProps {
  choices: readonly [Choice, Choice]
  steps: Steps
}

/** A wall's heading, whose two words are the controls that choose another wall, and the steps beside it. */
export function WallHead({ choices: [first, second], steps }: WallHeadProps) {
  return (
    <>
      <div className={styles.words}>
        <h2>
          <Word choice={first} /> <Word choice={second} />
        </h2>
        <Select choice={first} />
        <Select choice={second} />
      </div>
      <div className={styles.steps}>
        <PreviousNextButtons {...steps} isRound={false} />
      </div>
    </>
  )
}

/** A word of the heading; a select lies over it. */
function Word({ choice: { options, value } }: { choice: Choice }) {
  return (
    <span className={styles.word}>
      <span>{options.find((option) => option.value === value)?.name}</span>
      <Icon icon={ChevronDown} />
    </span>
  )
}

function Select({ choice: { label, value, options, choose } }: { choice: Choice }) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isNone}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
