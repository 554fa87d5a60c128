import { expect, test } from 'vitest'
import { maxWidthOf } from './picture-box.ts'

test('A small picture grows by half at most, others as far as there is room', () => {
  const urls = [300, 400].map((width) => `https://a.example/b.jpg?w=${width}&h=200`)
  expect(urls.map(maxWidthOf)).toEqual([450, undefined])
})
