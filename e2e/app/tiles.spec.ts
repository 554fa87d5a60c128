import { sampleOf } from '../../mock-api/samples.ts'
import { expect, test } from '../fixtures/app.ts'

test('A month’s tile shows its title only without a picture or under the mouse', async ({
  page,
}) => {
  await page.goto('/dateview?month=2026-01')
  const tileOf = (day: string) => page.locator(`main [data-date="${day}"]`)
  const isTitleVisible = (day: string) =>
    tileOf(day)
      .getByText(sampleOf(day).title)
      .evaluate((title) => title.checkVisibility({ opacityProperty: true }))
  // On this day there is no picture.
  await expect.poll(() => isTitleVisible('2026-01-07')).toBe(true)
  await expect.poll(() => isTitleVisible('2026-01-08')).toBe(false)
  await tileOf('2026-01-08').hover()
  await expect.poll(() => isTitleVisible('2026-01-08')).toBe(true)
})
