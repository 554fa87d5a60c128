import { expect, test } from 'vitest'
import { ownerPartsOf } from './owner-parts.ts'

const url = 'https://a.example/'

test('a copyright line is split at its links, with or without a ©', () => {
  const copyrightLinks = [{ at: 0, text: 'Ada', url }]
  expect(ownerPartsOf({ copyright: 'Ada\n', copyrightLinks })).toEqual([
    { text: '© ' },
    { text: 'Ada', url },
  ])
  expect(
    ownerPartsOf({ copyright: '© Ada', copyrightLinks: [{ at: 2, text: 'Ada', url }] }),
  ).toEqual([{ text: '© ' }, { text: 'Ada', url }])
  expect(ownerPartsOf({ copyright: ' ' })).toEqual([])
})
