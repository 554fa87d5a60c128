import { contrastOf, parseColour } from '../../src/test/contrast.ts'
import type { Page } from '../fixtures/app.ts'
import { coloursIn } from '../fixtures/colours.ts'

function findVisible(page: Page, selector: string) {
  return page.locator(selector).filter({ visible: true })
}

/** Returns whether a horizontal line would cross all of the visible matches. */
export function isOneRow(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)]
    return boxes.length > 1 && Math.max(...tops) < Math.min(...bottoms)
  })
}

/** Returns the largest font size of the visible matches, in px. */
export function fontSizeOf(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll((elements) =>
    Math.max(...elements.map((element) => parseFloat(getComputedStyle(element).fontSize))),
  )
}

/** Returns how much of the window a card's picture fills without the bars around it, from 0 to 1. */
export function shareOfWindow(page: Page) {
  return page
    .getByRole('article')
    .getByRole('img')
    .evaluate((picture: HTMLImageElement) => {
      const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = picture
      const scale = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
      return (naturalWidth * scale * naturalHeight * scale) / (innerWidth * innerHeight)
    })
}

/** Returns the mean red, green and blue of a part of the window, given by two distances from its left in px. */
export async function colourBetween(page: Page, left: number, right: number) {
  await page.locator('dialog').evaluateAll(([dialog]) => dialog?.scrollTo(0, 999))
  const clip = { x: left, y: 100, width: right - left, height: 700 }
  const { mean } = await coloursIn(page, await page.screenshot({ clip }))
  const [red = 0, green = 0, blue = 0] = mean.map(Math.round)
  return { red, green, blue }
}

/** Returns the lowest contrast between the column's background and its text. */
export async function contrastInColumn(page: Page) {
  const { red, green, blue } = await colourBetween(page, 4, 20)
  const colours = await page
    .locator('h1 a, nav *, #date-range, :is(article, dialog) :is(b, p, h2, a)')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color))
  return Math.min(...colours.map((colour) => contrastOf([red, green, blue], parseColour(colour))))
}

/**
 * Returns the words that are broken across lines. Chromium gives the words of a clamped last line
 * twice, so a word counts only if its boxes are below each other.
 */
export function brokenWords(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text)
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\d’']{2,}/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [first, ...others] = range.getClientRects()
          return first && others.some(({ top }) => top > first.top + first.height / 2) ? [word] : []
        }),
      )
    }),
  )
}
