import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import { soon } from './windows.ts'
import { wordsThatMeet } from './words.ts'

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

/** A bookmark's words stand below its picture, and its button has 3:1 with a white one. */
export async function hasButtonOnWhite(page: Page) {
  await soon(() => wordsThatMeet(page, 'img'), 'over pictures').toEqual([])
  const tile = await whiteTile(page)
  const [darkest, lightest] = await lightsOf(tile.getByRole('button', { name: 'Remove bookmark' }))
  expect.soft((lightest + 0.05) / (darkest + 0.05), 'button on white').toBeGreaterThan(3)
}

/** On a white picture, the words of a wall's tile have 4.5:1 with all that is behind them. */
export async function hasWordsOnWhite(page: Page) {
  const tile = await whiteTile(page)
  const words = tile.locator('.ui-clamped').first()
  const [, letters] = await lightsOf(words)
  await words.evaluate(({ style }) => style.setProperty('color', 'transparent'))
  const [, ground] = await lightsOf(words)
  expect.soft((letters + 0.05) / (ground + 0.05), 'words on white').toBeGreaterThan(4.5)
}

/** How light the darkest and the lightest pixel of a part are, from 0 to 1; all are grey, so one channel says it. */
async function lightsOf(part: Locator) {
  const picture = (await part.screenshot()).toString('base64')
  return part.page().evaluate(async (png): Promise<[number, number]> => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    paint?.drawImage(bitmap, 0, 0)
    const { data = [] } = paint?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    const lights = [...data].filter((_, at) => at % 4 === 0).map((grey) => (grey / 255) ** 2.2)
    return [Math.min(...lights), Math.max(...lights)]
  }, picture)
}
