import { expect, test } from 'vitest'
import { shapeOf } from './card-shape.ts'

test.each([
  [0.4, 'beside'],
  [1.15, 'beside'],
  [1.16, 'usual'],
  [2.19, 'usual'],
  [2.2, 'above'],
  [8, 'above'],
])('A card whose picture is %s times as wide as high has the shape %s', (ratio, shape) => {
  expect(shapeOf(ratio)).toBe(shape)
})
