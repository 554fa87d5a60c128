import { expect, test } from 'vitest'
import { srcSetOf } from './picture-widths.ts'

test('a picture is offered in proportion, never larger than it is', () => {
  expect(srcSetOf('https://a.example/p.jpg?w=1600&h=800&fit=clip')).toBe(
    [
      'https://a.example/p.jpg?w=480&h=240&fit=clip 480w',
      'https://a.example/p.jpg?w=960&h=480&fit=clip 960w',
      'https://a.example/p.jpg?w=1440&h=720&fit=clip 1440w',
      'https://a.example/p.jpg?w=1600&h=800&fit=clip 1600w',
    ].join(', '),
  )
})

test('a small one is offered as it is', () => {
  expect(srcSetOf('https://a.example/p.jpg?w=300&h=200')).toBe(
    'https://a.example/p.jpg?w=300&h=200 300w',
  )
})

test.each(['', '?w=0&h=0', '?w=900', '?w=x&h=y', '?w=-4&h=9', '?w=1e9'])(
  'an address that ends in %j bears no size',
  (search) => {
    expect(srcSetOf(`https://a.example/p.jpg${search}`)).toBeUndefined()
  },
)
