import { expect, test } from 'vitest'
import { keyTransform } from './key-transform.ts'
import { identity, zoom } from './transform.ts'

test('the arrow keys pan a zoomed picture, and leave one that fits', () => {
  expect(keyTransform('ArrowLeft', identity)).toBeUndefined()
  expect(keyTransform('ArrowLeft', { ...identity, scale: 1.0000000000000002 })).toBeUndefined()
  const zoomed = zoom(identity, 2)
  expect(keyTransform('ArrowLeft', zoomed)?.(zoomed)).toEqual({ scale: 2, x: 80, y: 0 })
})
