import { expect, type Locator, test } from '../fixtures/app.ts'
import { answerWith, holdRequests } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'
import { sizes } from './access/faults.ts'

test('A card has the rows that its skeleton had @rare', async ({ page }) => {
  test.slow()
  const { card, loading } = byDate(page)
  for (const [index, size] of sizes.entries()) {
    const date = `2024-01-${index + 10}`
    const title = index % 2 ? 'M31 Rises' : 'Inside the Lantern: Star Birth in Drift Nebula SN 412'
    const copyright = 'Maeve Okonedo, Jun Marchetti & Noor Varga-Holm, Sample Sky Survey'
    await answerWith(page, { title, copyright, explanation: title.repeat(40) })
    await page.setViewportSize(size)
    const letGo = await holdRequests(page, new RegExp(`planetary/apod.*${date}|apod-basic`))
    await page.goto(`/dateview?date=${date}`)
    await expect(loading).toBeAttached()
    const before = await rowsOf(loading.locator('..'))
    letGo()
    await expect(card.getByRole('img')).toBeVisible()
    const after = await rowsOf(card)
    const moves = after.map((place, row) => Math.abs(place - (before[row] ?? NaN)))
    expect.soft(Math.max(...moves), `${size.width} px`).toBeLessThan(1)
  }
})

/** Where picture, label, day and title begin, and the picture ends, in px. */
function rowsOf(card: Locator) {
  return card.evaluate((element) => {
    const [picture, label] = [...element.children].filter(({ tagName }) => tagName === 'DIV')
    const [day, title] = label?.children ?? []
    const boxOf = (each?: Element) => each?.getBoundingClientRect() ?? new DOMRect(NaN)
    return [
      ...[picture, label, day, title].map(boxOf).flatMap(({ left, top }) => [left, top]),
      ...[picture].map(boxOf).flatMap(({ right, bottom }) => [right, bottom]),
    ]
  })
}
