import { expect, test } from 'vitest'
import { archiveUrl } from './url.ts'

test('A question to the archive keeps the parameters of its address', () => {
  expect(archiveUrl({ search: 'a&b', page: '2' }).search).toMatch(
    /^\?categories=22766&_fields=.+&search=a%26b&page=2$/,
  )
})
