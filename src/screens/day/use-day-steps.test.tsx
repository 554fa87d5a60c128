import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { formatDate } from '../../apod/calendar.ts'
import { WithProviders as wrapper } from '../../test/WithProviders.tsx'
import { useDaySteps } from './use-day-steps.ts'

test.each([
  ['1995-06-16', `The first picture is from ${formatDate('1995-06-16', 'long')}.`, 'nothing'],
  ['2026-11-20', 'nothing', 'The next picture appears shortly after midnight in New York.'],
  ['soon', 'That date doesn’t exist.', 'That date doesn’t exist.'],
])('On %s, Previous says “%s” and Next says “%s”', async (date, ...reasons) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-05:00') })
  const { result } = await renderHook(() => useDaySteps(date), { wrapper })
  const { previous, next } = result.current.steps
  expect([previous, next].map((step) => step.disabledReason ?? 'nothing')).toEqual(reasons)
})
