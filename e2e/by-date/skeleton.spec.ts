import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { answerWith, holdRequests, mockOtherHosts } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

const sizes = [
  [320, 568],
  [375, 667],
  [390, 844],
  [667, 375],
  [700, 1000],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

const titles = ['M31 Rises', 'Inside the Lantern: Star Birth in Drift Nebula SN 412']

test('A card has the rows that its skeleton had', async ({ page }) => {
  test.slow()
  const { card, loading } = byDate(page)
  await mockOtherHosts(page)
  for (const [index, [width, height]] of sizes.entries()) {
    const date = `2024-01-${index + 10}`
    const title = titles[index % 2] ?? ''
    await answerWith(page, { title, copyright: 'Ilse Marchetti', explanation: title.repeat(40) })
    await page.setViewportSize({ width, height })
    const letGo = await holdRequests(page, new RegExp(`planetary/apod.*${date}|apod-basic`))
    await page.goto(`/dateview?date=${date}`)
    await expect(loading).toBeAttached()
    const before = await rowsOf(loading.locator('..'))
    letGo()
    await expect(card.getByRole('img')).toBeVisible()
    const after = await rowsOf(card)
    const moves = after.map((place, row) => Math.abs(place - (before[row] ?? NaN)))
    expect.soft(Math.max(...moves), `${width} x ${height}`).toBeLessThan(1)
  }
})

/** Where picture and label begin and end, and day and title begin, in px. */
function rowsOf(card: Locator) {
  return card.evaluate((element) => {
    const [picture, label] = [...element.children].filter(({ tagName }) => tagName === 'DIV')
    const [day, title] = label?.children ?? []
    const boxes = [picture, label, day, title].map((each) => each?.getBoundingClientRect())
    return boxes.flatMap((box, index) => [
      box?.left ?? NaN,
      box?.top ?? NaN,
      ...(index < 2 ? [box?.right ?? NaN, box?.bottom ?? NaN] : []),
    ])
  })
}
