import { contrastOf } from '../../../src/test/contrast.ts'
import { expect, type Page } from '../../fixtures/app.ts'
import { coloursIn } from '../../fixtures/colours.ts'

/** A tile with a white picture, with the pointer on it. */
async function whiteTile(page: Page) {
  const tile = page.locator('li:has(img)').first()
  await tile.evaluate((element) => {
    const white = 'background: white; filter: brightness(0) invert(1)'
    for (const { style } of element.querySelectorAll('img')) style.cssText = white
  })
  await tile.hover()
  return tile
}

/** On a white picture, the words of a wall's tile have 4.5:1 with all that is behind them. */
export async function wordsAreReadOnWhite(page: Page) {
  const words = (await whiteTile(page)).locator('.ui-clamped').first()
  const letters = await coloursIn(page, await words.screenshot())
  await words.evaluate(({ style }) => style.setProperty('color', 'transparent'))
  const ground = await coloursIn(page, await words.screenshot())
  const contrast = contrastOf(letters.lightest, ground.lightest)
  expect.soft(contrast, 'words on white').toBeGreaterThan(4.5)
}
