import { expect, test } from 'vitest'
import { swipedStep } from './swiped-step.ts'

const still = { x: 0, y: 0 }

test('to the left is next, to the right previous, down closes, up does nothing', () => {
  expect(swipedStep({ x: -120, y: 10 }, still)).toBe('next')
  expect(swipedStep({ x: 120, y: 10 }, still)).toBe('previous')
  expect(swipedStep({ x: 10, y: 120 }, still)).toBe('close')
  expect(swipedStep({ x: 10, y: -120 }, still)).toBeUndefined()
})

test('a short one counts only if it is fast', () => {
  expect(swipedStep({ x: -40, y: 0 }, still)).toBeUndefined()
  expect(swipedStep({ x: -40, y: 0 }, { x: -0.6, y: 0 })).toBe('next')
})

test('one that turns back leads nowhere', () => {
  expect(swipedStep({ x: -120, y: 0 }, { x: 0.3, y: 0 })).toBeUndefined()
})
