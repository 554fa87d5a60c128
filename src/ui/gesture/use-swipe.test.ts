import { expect, test } from 'vitest'
import { swipeStep } from './use-swipe.ts'

test('A swipe to the left leads to the next, to the right to the previous, and down closes; a short one does nothing', () => {
  expect(swipeStep('x', -50)).toBe('next')
  expect(swipeStep('x', 50)).toBe('previous')
  expect(swipeStep('y', 50)).toBe('close')
  expect(swipeStep('y', -50)).toBeUndefined()
  expect(swipeStep('x', -49)).toBeUndefined()
})
