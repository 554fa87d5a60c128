import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFields } from '../test/entries.ts'
import { mockFetch } from '../test/network.ts'
import { makePost } from '../test/posts.ts'
import { makeRecord, replaceRecords } from '../test/records.ts'
import { renderAt } from '../test/render-at.tsx'

test.each([
  ['/dateview?date=2010-05-17', 'day'],
  ['/bookmarks?slideshow', 'picture'],
])('On a right-to-left page, Previous stays to the left of Next at %s', async (path, noun) => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await replaceRecords(['2010-05-17', '2010-05-18'].map((day) => makeRecord(day, pictureFields)))
  mockFetch(() => Response.json([makePost('2010-05-17')]))
  await renderAt(path)
  const leftOf = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().left
  await expect.element(page.getByRole('button', { name: `Next ${noun}` })).toBeInTheDocument()
  expect(leftOf(`Previous ${noun}`)).toBeLessThan(leftOf(`Next ${noun}`))
})
