import { expect, test } from 'vitest'
import { swipeStep } from './use-swipe.ts'

test('A swipe to the left leads to the next, to the right to the previous, and down closes', () => {
  expect(swipeStep('x', -50)).toBe('next')
  expect(swipeStep('x', 50)).toBe('previous')
  expect(swipeStep('y', 50)).toBe('close')
  expect(swipeStep('y', -50)).toBeUndefined()
})

test('A short swipe leads nowhere', () => {
  expect(swipeStep('x', -49)).toBeUndefined()
})
