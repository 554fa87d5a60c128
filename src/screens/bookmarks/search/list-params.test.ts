import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listUrl, maxQueryLength, parseListParams, type ListParams } from './list-params.ts'

test('default values are not in the URL', () => {
  expect(listUrl({ query: '', order: 'newest' })).toBe('/bookmarks')
  expect(listUrl({ query: 'río', order: 'date' })).toBe('/bookmarks?q=r%C3%ADo&order=date')
})

test('an unknown order becomes newest first', () => {
  for (const order of ['', 'sideways', 'toString', 'NEWEST']) {
    expect(parseListParams(`?order=${order}`).order).toBe('newest')
  }
})

test('Of a long search in an address, the first 200 characters count', () => {
  expect(parseListParams(`?q=${'ж'.repeat(5400)}`).query).toBe('ж'.repeat(200))
})

test('a URL is parsed to the parameters that it was made from', () => {
  const params = fc.record<ListParams>({
    query: fc.string({ unit: 'binary', maxLength: maxQueryLength / 2 }),
    order: fc.constantFrom('newest', 'oldest', 'date'),
  })
  fc.assert(
    fc.property(params, (made) => {
      const { search } = new URL(listUrl(made), 'https://page.example')
      expect(parseListParams(search)).toEqual(made)
    }),
  )
})
