import type { ReactNode } from 'react'
import type { Step, Steps } from './steps.ts'
import { useMessage } from './use-message.tsx'

/** The steps, which say why where they are not possible; and the line that shows this. */
export function useStepReasons<OwnSteps extends Steps>(steps: OwnSteps): [OwnSteps, ReactNode] {
  const [say, line] = useMessage()

  function sayingWhy({ go, disabledReason: reason }: Step): Step {
    return { go: reason === undefined ? go : () => say(reason), disabledReason: reason }
  }

  const { previous, next } = steps
  return [{ ...steps, previous: sayingWhy(previous), next: sayingWhy(next) }, line]
}
