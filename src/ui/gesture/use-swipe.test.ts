import { expect, test } from 'vitest'
import { swipeStep } from './use-swipe.ts'

test('A swipe to the left leads to the next, to the right to the previous, and down closes', () => {
  expect(swipeStep('x', -120, 0)).toBe('next')
  expect(swipeStep('x', 120, 0)).toBe('previous')
  expect(swipeStep('y', 120, 0)).toBe('close')
  expect(swipeStep('y', -120, 0)).toBeUndefined()
})

test('A short swipe counts only if it is fast', () => {
  expect(swipeStep('x', -40, 0)).toBeUndefined()
  expect(swipeStep('x', -40, -0.6)).toBe('next')
})

test('A swipe that turns back leads nowhere', () => {
  expect(swipeStep('x', -120, 0.3)).toBeUndefined()
})
