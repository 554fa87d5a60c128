import { contrastOf } from '../../../src/test/contrast.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
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
  expect.soft(await contrastOfWords(page, words), 'words on white').toBeGreaterThan(4.5)
}

/** @returns the contrast of light words with the lightest point behind them */
export async function contrastOfWords(page: Page, words: Locator) {
  const letters = await coloursIn(page, await words.screenshot())
  await words.evaluate(({ style }) => style.setProperty('color', 'transparent'))
  const ground = await coloursIn(page, await words.screenshot())
  await words.evaluate(({ style }) => style.removeProperty('color'))
  return contrastOf(letters.lightest, ground.lightest)
}
