import { expect, failedRequest, test } from '../fixtures/app.ts'
import { coloursIn, showColour } from '../fixtures/colours.ts'
import { byDate } from '../fixtures/page.ts'
import { checkPages, desktop, resize, smallPhone, softPoll, visit } from './access/windows.ts'
import * as measure from './measurements.ts'

const dayPath = (date: string) => `/dateview?date=2026-${date}`

test.beforeEach(({ allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
})

test('A picture’s colours glow on both sides of it, and also on a light page', async ({ page }) => {
  await visit(page, dayPath('11-04'))
  await resize(page, desktop)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const x of [470, 1220]) {
      const colour = () => measure.colourBetween(page, x, x + 100)
      await softPoll(async () => (await colour()).red, colorScheme).toBeGreaterThanOrEqual(45)
      await softPoll(async () => (await colour()).green, colorScheme).toBeLessThan(45)
    }
  }
})

test('Beside a white picture the room is dark, and without a picture it has no light', async ({
  page,
}) => {
  await showColour(page, '**/mock/2026-10-08*', 'white')
  const room = async () => {
    const columnEnd = (await page.locator('article img, video').first().boundingBox())?.x ?? NaN
    const clip = { x: columnEnd, y: 0, width: desktop.width - columnEnd, height: 60 }
    return coloursIn(page, await page.screenshot({ clip }))
  }
  await page.setViewportSize(desktop)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await visit(page, dayPath('10-08'))
    await softPoll(async () => Math.max(...(await room()).mean), colorScheme).toBeGreaterThan(40)
    const { lightest, mean } = await room()
    expect.soft(Math.max(...lightest), colorScheme).toBeLessThanOrEqual(60)
    // The shade behind dark text doesn't reach the room beside light paper.
    if (colorScheme === 'light') expect.soft(mean.map(Math.round)).toEqual(lightest)
    await byDate(page).next.click()
    await page.locator('video').waitFor()
    await softPoll(async () => (await room()).lightest, colorScheme).toEqual([10, 13, 23])
  }
})

test('Text is readable next to a white, a black or a green picture, in the light theme on paper', async ({
  page,
}) => {
  await showColour(page, '**/mock/2026-10-30*', 'white')
  await showColour(page, '**/mock/2026-10-29*', 'black')
  await showColour(page, '**/mock/2026-10-28*', 'lime')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const check = async () => {
      await softPoll(() => measure.contrastInColumn(page), colorScheme).toBeGreaterThan(4.5)
      const paper = { red: 255, green: 253, blue: 247 }
      if (colorScheme === 'light')
        await softPoll(() => measure.colourBetween(page, 0, 8)).toEqual(paper)
    }
    await checkPages(page, ['10-30', '10-29', '10-28'].map(dayPath), [desktop], check)
    await checkPages(page, ['10-30&open', '10-29&open'].map(dayPath), [smallPhone], check)
  }
})
