import { contrastOf, parseColour } from '../../src/test/contrast.ts'
import type { Page } from '../fixtures/app.ts'
import { coloursIn } from '../fixtures/colours.ts'

function findVisible(page: Page, selector: string) {
  return page.locator(selector).filter({ visible: true })
}

/** Returns the distances in px from the edges of the first visible match to the same edges of the window. */
export function insetOf(page: Page, selector: string) {
  const first = findVisible(page, selector).first()
  return first.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    return { left, top, right: clientWidth - right, bottom: clientHeight - bottom }
  })
}

/** Returns the distance in px from the bottom of one element to the top of another. */
export async function gapBelow(page: Page, upper: string, lower: string) {
  const [above, below] = [await insetOf(page, upper), await insetOf(page, lower)]
  return below.top - ((page.viewportSize()?.height ?? 0) - above.bottom)
}

/** Returns the distance in px from an element's left edge to its text. */
export function textInsetOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect().left - element.getBoundingClientRect().left
  })
}

/** Returns the number of rows in which the elements stand. */
export function rowCountOf(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll(
    (elements) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top))).size,
  )
}

/** Returns the number of lines of the element with the most lines. */
export function lineCountOf(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll((elements) => {
    const lines = elements.map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    })
    return Math.max(...lines)
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

/** Returns the mean red, green and blue between two distances in px from the window's left edge, from 100 to 800 px below its top. Scrolls an open dialog past its picture first. */
export async function colourBetween(page: Page, left: number, right: number) {
  await page.locator('dialog').evaluateAll(([dialog]) => dialog?.scrollTo(0, 999))
  const clip = { x: left, y: 100, width: right - left, height: 700 }
  const { mean } = await coloursIn(page, await page.screenshot({ clip }))
  const [red = 0, green = 0, blue = 0] = mean
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

/** Returns the words that are broken across lines. */
export function brokenWords(page: Page, selector: string) {
  return findVisible(page, selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text)
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\d’']{2,}/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      )
    }),
  )
}
