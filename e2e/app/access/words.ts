import { contrastOf } from '../../../src/test/contrast.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import { coloursIn } from '../../fixtures/colours.ts'
import { phone, resize, soon } from './windows.ts'

/** Returns the text of the front dialog, or of the page, that overlaps such a part without an opaque background. */
export function wordsThatMeet(page: Page, parts: 'img' | 'button'): Promise<string[]> {
  return page.evaluate((selector) => {
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const others = [...front.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    const words = [...front.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    return words
      .filter((each) => each.checkVisibility() && !each.closest('.ui-visually-hidden'))
      .filter((each) => others.some((other) => doMeet(each, other)))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))

    function doMeet(element: Element, other: Element) {
      if (other.contains(element)) return false
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        if (ground.contains(other)) break
        if (getComputedStyle(ground).backgroundColor !== 'rgba(0, 0, 0, 0)') return false
      }
      const range = document.createRange()
      range.selectNodeContents(element)
      const [a, b] = [range.getBoundingClientRect(), other.getBoundingClientRect()]
      return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top + 1 < a.bottom
    }
  }, parts)
}

/** On a phone, the buttons are above or below the text. */
export async function phoneButtonsCoverNoWords(page: Page) {
  await resize(page, phone)
  await soon(() => wordsThatMeet(page, 'button'), 'under buttons').toEqual([])
}

/** Returns the elements with a text next to other nodes, which React can't update after the browser has translated it. */
export function textsBesideOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
    return [...document.querySelectorAll('body :not(script, style, noscript)')]
      .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some(isText))
      .map(({ outerHTML }) => outerHTML)
  })
}

/** On a white picture, the text of a wall's tile has a contrast of 4.5:1 with everything behind it. */
export async function textIsReadableOnWhite(page: Page) {
  const tile = page.locator('li:has(img)').first()
  await tile.evaluate((element) => {
    const white = 'background: white; filter: brightness(0) invert(1)'
    for (const { style } of element.querySelectorAll('img')) style.cssText = white
  })
  await tile.hover()
  const contrast = await contrastOfWords(page, tile.locator('.ui-clamped').first())
  expect.soft(contrast, 'text on white').toBeGreaterThan(4.5)
}

/** @returns the contrast of light text with the lightest point behind it */
export async function contrastOfWords(page: Page, words: Locator) {
  const letters = await coloursIn(page, await words.screenshot())
  await words.evaluate(({ style }) => style.setProperty('color', 'transparent'))
  const ground = await coloursIn(page, await words.screenshot())
  await words.evaluate(({ style }) => style.removeProperty('color'))
  return contrastOf(letters.lightest, ground.lightest)
}
