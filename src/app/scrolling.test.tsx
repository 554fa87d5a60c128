import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysOf, monthOf } from '../apod/month.ts'
import { makeEntry } from '../test/entries.ts'
import { mockFetch } from '../test/network.ts'
import { makeRecord, replaceRecords } from '../test/records.ts'
import { renderAt } from '../test/render-at.tsx'

const topOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().top ?? NaN

async function scrollToEnd() {
  await expect
    .poll(() => {
      scrollTo(0, document.body.scrollHeight)
      return scrollY
    })
    .toBeGreaterThan(200)
}

test('On a phone, the bottom bar doesn’t cover the end of the page', async () => {
  const explanation = 'A lamp was lit. '.repeat(200)
  mockFetch(() => Response.json(makeEntry('2010-05-17', { explanation })))
  await page.viewport(375, 400)
  await renderAt('/dateview?date=2010-05-17')
  await scrollToEnd()
  const { bottom = NaN } = document.querySelector('main')?.getBoundingClientRect() ?? {}
  expect(bottom).toBeLessThan(topOf('nav a') + 1)
})

test('In a wide window, the search field stays visible while a list scrolls', async () => {
  await replaceRecords(daysOf(monthOf('2010-05-17')).map((day) => makeRecord(day)))
  await page.viewport(1280, 400)
  await renderAt('/bookmarks')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const before = topOf('[type=search]')
  await scrollToEnd()
  expect(topOf('[type=search]')).toBeCloseTo(before, 0)
})
