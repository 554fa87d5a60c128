import { contrastOf } from '../../../src/test/contrast.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import { coloursIn } from '../../fixtures/colours.ts'
import { phone, resize, softPoll } from './windows.ts'

/** Returns the front dialog's or the page's text on a picture or button without an opaque background. */
export function textOver(page: Page, tag: 'img' | 'button'): Promise<string[]> {
  return page.evaluate((selector) => {
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const parts = [...front.querySelectorAll(selector)].filter((part) => part.checkVisibility())
    const texts = [...front.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    return texts
      .filter((text) => text.checkVisibility() && !text.closest('.ui-visually-hidden'))
      .filter((text) => parts.some((part) => overlap(text, part)))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))

    function overlap(text: Element, other: Element) {
      if (other.contains(text)) return false
      for (let ground: Element | null = text; ground; ground = ground.parentElement) {
        if (ground.contains(other)) break
        if (getComputedStyle(ground).backgroundColor !== 'rgba(0, 0, 0, 0)') return false
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      const [a, b] = [range.getBoundingClientRect(), other.getBoundingClientRect()]
      return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top + 1 < a.bottom
    }
  }, tag)
}

export async function expectNoTextUnderButtons(page: Page) {
  await resize(page, phone)
  await softPoll(() => textOver(page, 'button'), 'under buttons').toEqual([])
}

/** Returns elements with text next to other nodes, which React can't update once a browser translated it. */
export function elementsWithMixedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
    return [...document.querySelectorAll('body :not(script, style, noscript)')]
      .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some(isText))
      .map(({ outerHTML }) => outerHTML)
  })
}

/** Expects the text of a month's tile to have a contrast of 4.5:1 even over a white picture. */
export async function expectReadableOnWhite(page: Page) {
  const tile = page.locator('li:has(img)').first()
  await tile.evaluate((element) => {
    const white = 'background: white; filter: brightness(0) invert(1)'
    for (const { style } of element.querySelectorAll('img')) style.cssText = white
  })
  await tile.hover()
  const contrast = await contrastOfText(page, tile.locator('.ui-clamped').first())
  expect.soft(contrast, 'text on white').toBeGreaterThan(4.5)
}

/** Returns the contrast of light text with the lightest point behind it, or with the mean. */
export async function contrastOfText(
  page: Page,
  text: Locator,
  part: 'lightest' | 'mean' = 'lightest',
) {
  const letters = await coloursIn(page, await text.screenshot())
  await text.evaluate(({ style }) => style.setProperty('color', 'transparent'))
  const ground = await coloursIn(page, await text.screenshot())
  await text.evaluate(({ style }) => style.removeProperty('color'))
  return contrastOf(letters.lightest, ground[part])
}
