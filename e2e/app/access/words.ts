import type { Page } from '../../fixtures/app.ts'
import { phone, resize, soon } from './windows.ts'

/** The words in front, of a dialog or the page, that overlap such a part without an opaque background. */
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

/** On a phone the buttons stand above or below the words. */
export async function phoneButtonsCoverNoWords(page: Page) {
  await resize(page, phone)
  await soon(() => wordsThatMeet(page, 'button'), 'under buttons').toEqual([])
}

/** The elements with a text beside other nodes: once a browser has translated it, React could not change it. */
export function textsBesideOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
    return [...document.querySelectorAll('body :not(script, style, noscript)')]
      .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some(isText))
      .map(({ outerHTML }) => outerHTML)
  })
}
