import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '../../apod/day.ts'
import { goTo } from '../../navigation/history.ts'
import { Select } from '../../ui/Select.tsx'
import { StepButtons, type Steps } from '../../ui/steps.tsx'
import type { WallRequest } from './nasa-list/use-wall-posts.ts'
import styles from './WallHead.module.css'

export interface WallOfDays {
  name: string
  request: WallRequest
  days: readonly Day[]
  steps: Steps
  /** The words of the wall's name, such as `May` and `2010`, as selects that lead to other walls. */
  nameSelects: readonly NameSelect[]
}

export interface NameSelect extends Omit<ComponentProps<typeof Select<string>>, 'onChange'> {
  pathTo: (value: string) => string
}

interface WallHeadProps extends Pick<WallOfDays, 'steps' | 'nameSelects'> {
  /** Between the selects and the steps. */
  children?: ReactNode
}

export function WallHead({ steps, nameSelects, children }: WallHeadProps) {
  return (
    <>
      <div className={`ui-row ${styles.name}`}>
        {nameSelects.map(({ pathTo, ...select }) => (
          <Select {...select} key={select.label} onChange={(chosen) => goTo(pathTo(chosen))} />
        ))}
      </div>
      {children}
      <StepButtons {...steps} variant="ui-icon-button" className={styles.steps} />
    </>
  )
}
