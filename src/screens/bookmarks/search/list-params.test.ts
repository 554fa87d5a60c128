import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseListParams, type ListParams, listUrl } from './list-params.ts'

test('what goes without saying is not in the address', () => {
  expect(listUrl({ query: '', order: 'newest' })).toBe('/bookmarks')
  expect(listUrl({ query: 'río', order: 'date' })).toBe('/bookmarks?q=r%C3%ADo&order=date')
})

test('an order that is none is the newest first', () => {
  for (const order of ['', 'sideways', 'toString', 'NEWEST']) {
    expect(parseListParams(`?order=${order}`).order).toBe('newest')
  }
})

test('an address names the very choice that it was made of', () => {
  const params = fc.record<ListParams>({
    query: fc.string({ unit: 'binary' }),
    order: fc.constantFrom('newest', 'oldest', 'date'),
  })
  fc.assert(
    fc.property(params, (made) => {
      const { search } = new URL(listUrl(made), 'https://page.example')
      expect(parseListParams(search)).toEqual(made)
    }),
  )
})
