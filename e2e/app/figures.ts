import { type Colour, contrastOf, readColour } from '../../src/test/contrast.ts'
import type { Page } from '../fixtures/app.ts'
import { coloursIn } from '../fixtures/colours.ts'

/** Measures something of the page, in px unless its name says otherwise. */
export type Figure = (page: Page) => Promise<number>

type Edge = 'left' | 'right' | 'middle' | 'top' | 'bottom' | 'width' | 'toRight' | 'toBottom'

function seen(page: Page, selector: string) {
  return page.locator(selector).filter({ visible: true })
}

/** Where a part ends, from the window's start or, as `toRight`, its end. */
export function edgeOf(selector: string, edge: Edge): Figure {
  return (page) =>
    seen(page, selector)
      .first()
      .evaluate((part, name) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect()
        const { clientWidth } = document.documentElement
        const ends = { toRight: clientWidth - right, toBottom: innerHeight - bottom }
        const middle = (left + right) / 2
        return { left, right, middle, top, bottom, width, ...ends }[name]
      }, edge)
}

/** From one part's edge to another's. */
export function between(one: string, edge: Edge, other: string, otherEdge = edge): Figure {
  return async (page) => (await edgeOf(other, otherEdge)(page)) - (await edgeOf(one, edge)(page))
}

export function countOf(selector: string): Figure {
  return (page) => seen(page, selector).count()
}

export function fontOf(selector: string): Figure {
  return (page) =>
    seen(page, selector)
      .first()
      .evaluate((part) => parseFloat(getComputedStyle(part).fontSize))
}

/** How many rows the parts stand in. */
export function rowsOf(selector: string): Figure {
  return (page) =>
    seen(page, selector).evaluateAll(
      (parts) => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size,
    )
}

/** The lines of that part whose words have the most. */
export function linesOf(selector: string): Figure {
  return (page) =>
    seen(page, selector).evaluateAll((parts) => {
      const lines = parts.map((part) => {
        const words = document.createRange()
        words.selectNodeContents(part)
        return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      })
      return Math.max(...lines)
    })
}

/** The title's size by the largest of all other words. */
export function titleByOthers(page: Page) {
  return page.evaluate(() => {
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
    const sizes = [...document.querySelectorAll('#root *')]
      .filter((part) => [...part.childNodes].some(isText) && part.checkVisibility())
      .filter((part) => !part.closest('.ui-visually-hidden'))
      .map((part) => [part.closest('h1') !== null, parseFloat(getComputedStyle(part).fontSize)])
    const largest = (isTitle: boolean) =>
      Math.max(...sizes.flatMap(([is, size]) => (is === isTitle ? Number(size) : [])))
    return largest(true) / largest(false)
  })
}

/** How much of the window a picture's own pixels have, from 0 to 1. */
export function share(page: Page) {
  return page.locator('article img').evaluate((picture: HTMLImageElement) => {
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = picture
    const scale = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
    return (naturalWidth * scale * naturalHeight * scale) / (innerWidth * innerHeight)
  })
}

/** How far the dialog is from filling the window. */
export function rimOf(selector: string): Figure {
  return async (page) => {
    const edges = (['left', 'top', 'toRight', 'toBottom'] as const).map((edge) =>
      edgeOf(selector, edge)(page),
    )
    return Math.max(...(await Promise.all(edges)).map(Math.abs))
  }
}

/** Whether the page's picture changes without a part that should be covered: 0 or 1. */
export function changesWithout(selector: string): Figure {
  return async (page) => {
    const before = await page.screenshot()
    const covered = page.locator(selector)
    await covered.evaluate(({ style }) => style.setProperty('visibility', 'hidden'))
    const isSame = before.equals(await page.screenshot())
    await covered.evaluate(({ style }) => style.removeProperty('visibility'))
    return isSame ? 0 : 1
  }
}

/** How much of the page the front dialog's backdrop hides, from 0 to 1. */
export function backdrop(page: Page) {
  return page.locator('dialog').evaluate((dialog) => {
    const { backgroundColor } = getComputedStyle(dialog, '::backdrop')
    return Number(backgroundColor.match(/[\d.]+(?=\)$)/)?.[0])
  })
}

/** The mean colour of what stands between two distances from the window's start, in a window of 900 px. */
async function colourOf(page: Page, start: number, end: number): Promise<Colour> {
  const width = page.viewportSize()?.width ?? 0
  const isRightToLeft = await page.evaluate(() => document.documentElement.dir === 'rtl')
  const x = isRightToLeft ? width - end : start
  const clip = { x, y: 100, width: end - start, height: 700 }
  return (await coloursIn(page, await page.screenshot({ clip }))).mean
}

export function redOf(start: number, end: number): Figure {
  return async (page) => (await colourOf(page, start, end))[0] ?? 0
}

/** How much redder than green that is. */
export function rednessOf(start: number, end: number): Figure {
  return async (page) => {
    const [red = 0, green = 0] = await colourOf(page, start, end)
    return red - green
  }
}

/** The mean opacity of some parts, so that 0 and 1 mean all of them. */
export function opacityOf(selector: string): Figure {
  return (page) =>
    page.locator(selector).evaluateAll((parts) => {
      const opacities = parts.map((part) => Number(getComputedStyle(part).opacity))
      return opacities.reduce((sum, opacity) => sum + opacity, 0) / opacities.length
    })
}

/** The lowest contrast of the page's words with the column's paper. */
export async function contrastOnPaper(page: Page) {
  const paper = await colourOf(page, 4, 20)
  const words = page.locator('h1 a, nav *, #date-range, article :is(b, p, h2, a)')
  const colours = await words.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).color),
  )
  return Math.min(...colours.map((colour) => contrastOf(paper, readColour(colour))))
}
