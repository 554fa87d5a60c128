import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysOf, monthOf } from '../apod/month.ts'
import { makeEntry } from '../test/entries.ts'
import { mockFetch } from '../test/network.ts'
import { recordOf, replaceRecords } from '../test/records.ts'
import { renderAt } from '../test/render-at.tsx'

const day = '2010-05-17'

/** Scrolls to a screen's end in a window of this width. @returns where its parts were before */
async function scrollToEnd(width: number, path: string) {
  const explanation = 'A lamp was lit. '.repeat(200)
  mockFetch(() => Response.json(makeEntry(day, { explanation })))
  await page.viewport(width, 400)
  await renderAt(path)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const before = placesOf('h1', '[type=search]')
  await expect
    .poll(() => {
      scrollTo(0, document.body.scrollHeight)
      return scrollY
    })
    .toBeGreaterThan(200)
  return before
}

/** How far below the window's top a screen's parts begin. */
const placesOf = (...selectors: string[]) =>
  selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().top)

test('On a phone a screen ends above the bar', async () => {
  await scrollToEnd(375, `/dateview?date=${day}`)
  const [bar = NaN] = placesOf('nav')
  // The bar's own edge is 1 px.
  expect(document.querySelector('main')?.getBoundingClientRect().bottom).toBeLessThan(bar + 2)
})

test('In a wide window the search field of a list stays in sight', async () => {
  await replaceRecords(daysOf(monthOf(day)).map((each) => recordOf(each)))
  const before = await scrollToEnd(1280, '/bookmarks')
  const after = placesOf('h1', '[type=search]')
  for (const [index, place = NaN] of before.entries()) expect(after[index]).toBeCloseTo(place, 0)
})
