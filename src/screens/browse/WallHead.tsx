import type { ComponentProps, ReactNode } from 'react'
import { goTo } from '../../navigation/history.ts'
import { Select } from '../../ui/Select.tsx'
import { StepButtons, type Steps } from '../../ui/steps.tsx'
import styles from './WallHead.module.css'

interface NameSelect extends Omit<ComponentProps<typeof Select<string>>, 'onChange'> {
  pathTo: (value: string) => string
}

export interface WallHeadProps {
  steps: Steps
  /** The words of the wall's name, such as `May` and `2010`, as selects that lead to other walls. */
  nameSelects: readonly NameSelect[]
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
