import { expect, test } from 'vitest'
import { layoutOf, maxWidthOf } from './picture-box.ts'

test('An upright or square picture stands beside its text, a panorama above it', () => {
  const layouts = [2 / 3, 1, 5 / 4, 3 / 2, 2, 5 / 2].map(layoutOf)
  expect(layouts).toEqual(['beside', 'beside', 'usual', 'usual', 'usual', 'above'])
})

test('A small picture grows by half at most, others as far as there is room', () => {
  const urls = [300, 400].map((width) => `https://a.example/b.jpg?w=${width}&h=200`)
  expect(urls.map(maxWidthOf)).toEqual([450, undefined])
})
