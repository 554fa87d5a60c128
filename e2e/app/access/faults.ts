import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import { nextFrame } from '../../fixtures/page.ts'

export const phone = { width: 375, height: 667 }
export const desk = { width: 1440, height: 900 }
/** The windows that each state must fit: also of small phones, half a screen, and a phone at 200 %. */
export const sizes = [
  { width: 187, height: 333 },
  { width: 320, height: 454 },
  { width: 320, height: 512 },
  phone,
  { width: 390, height: 844 },
  { width: 412, height: 400 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 960, height: 540 },
  desk,
  { width: 1920, height: 1080 },
]

/** Those of every day: a usual phone, a small one with its bars, one on its side, a desk. */
export const usualSizes = [phone, { width: 320, height: 454 }, { width: 667, height: 375 }, desk]

/** What loads or moves may come a little later. */
export const soon = expect.configure({ soft: true }).poll

/** Gives the page a window, and time to follow it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await nextFrame(page)
}

/** What is cut off, what is covered, and whether the page scrolls sideways. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const list: string[] = []
    const { clientWidth } = document.documentElement
    for (const box of document.querySelectorAll('html, [data-kind=dialog]'))
      if (box.scrollWidth > box.clientWidth) list.push(`scrolls sideways: ${box.tagName}`)
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const parts = 'h1, h2, h3, p, a, button, input, select, textarea, label'
    const seen = [...front.querySelectorAll(parts)]
      .filter((each) => !each.closest('.ui-visually-hidden, iframe') && each.checkVisibility())
      .filter((each) => !/inset\(50%\)/.test(getComputedStyle(each).clipPath))
    for (const each of seen) {
      const name = each.outerHTML.slice(0, 100)
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      const isAboveAll = front === document && top + scrollY < -1
      if (left < -1 || right > clientWidth + 1 || isAboveAll) list.push(`outside: ${name}`)
      if (each.matches('[type=date]') && width < fullWidth(each) - 1) list.push(`cut: ${name}`)
      // A search field scrolls what is typed.
      const hides = getComputedStyle(each).overflowX !== 'visible' && !each.matches('[type=search]')
      if (hides && each.scrollWidth > each.clientWidth + 1) list.push(`cut: ${name}`)
      // A title of fifty letters is whole from a usual phone on.
      const isShort = each.matches('h2') && each.textContent.length <= 50 && innerWidth >= 375
      const text = isShort && each.querySelector('.ui-clamped')
      if (text && text.scrollHeight > text.clientHeight + 1) list.push(`cut: ${name}`)
      // In a dialog they fade below its buttons, and a message takes no presses.
      const lines = front === document && !each.closest('.ui-messages') ? linesOf(each) : []
      const veil = lines.map((line) => veilOver(each, line)).find(Boolean)
      if (veil) list.push(`shows through ${veil.outerHTML.slice(0, 60)}: ${name}`)
      // Nothing may cover the middle of a control.
      const [x, y] = [left + width / 2, top + height / 2]
      const isControl = each.matches('a, button, input, select, textarea')
      const above = isControl && isIn(x, y) && document.elementFromPoint(x, y)
      if (!above || each.contains(above) || above.contains(each) || isClipped(each, y)) continue
      // Content may scroll under fixed elements.
      const isFixed = [above, ...parentsOf(above)].some((part) =>
        /fixed|sticky/.test(getComputedStyle(part).position),
      )
      if (!isFixed) list.push(`covered: ${name} by ${above.outerHTML.slice(0, 60)}`)
    }
    return list

    /** The lines of words that are seen. */
    function linesOf(each: Element) {
      return [each, ...each.querySelectorAll('*')].flatMap((part) => {
        const isSeen = !/inset/.test(getComputedStyle(part).clipPath)
        const texts = [...part.childNodes].filter((node) => isSeen && node instanceof Text)
        const box = (part.closest('.ui-clamped') ?? part).getBoundingClientRect()
        return texts.flatMap((text) => {
          const range = document.createRange()
          range.selectNode(text)
          return [...range.getClientRects()].filter(({ bottom }) => bottom < box.bottom + 2)
        })
      })
    }

    /** What lies on a line of words without hiding it: these may scroll under a bar, and not show through a button. */
    function veilOver(each: Element, { left, top, width, height }: DOMRect) {
      for (let eighth = 1; eighth < 8; eighth += 1) {
        const [x, y] = [left + (width * eighth) / 8, top + height / 2]
        const above = isIn(x, y) && !isClipped(each, y) && document.elementFromPoint(x, y)
        if (!above || each.contains(above) || above.contains(each)) continue
        const grounds = [above, ...parentsOf(above)].filter((ground) => !ground.contains(each))
        const colours = grounds.map((ground) => getComputedStyle(ground).backgroundColor)
        if (colours.every((colour) => /rgba|\//.test(colour))) return above
      }
      return undefined
    }

    /** A date field hides digits without saying that it does. */
    function fullWidth(field: Element) {
      const copy = field.cloneNode()
      if (!(copy instanceof HTMLElement)) return 0
      copy.style.cssText = 'position: absolute; width: max-content'
      field.after(copy)
      const { width } = copy.getBoundingClientRect()
      copy.remove()
      return width
    }

    function isIn(x: number, y: number) {
      return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
    }

    /** Whether its scrolling parent hides it. */
    function isClipped(element: Element, y: number) {
      return parentsOf(element).some((parent) => {
        const { top, bottom } = parent.getBoundingClientRect()
        return getComputedStyle(parent).overflowY === 'auto' && (y < top || y > bottom)
      })
    }

    function parentsOf({ parentElement }: Element): Element[] {
      return parentElement ? [parentElement, ...parentsOf(parentElement)] : []
    }
  })
}

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

/** What is less than 44 px high or wide on a touch screen, and fields whose text makes an iPhone zoom in. */
export async function smallTargets(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['no touch screen']
    const targets = 'button, a, input, select, textarea, summary, label:has(input)'
    const fields = 'input:not([type=checkbox], [type=file]), select, textarea'
    const small = [...document.querySelectorAll(targets)]
      // A link is as high as its line; a checkbox's label and a title's tile take their clicks.
      .filter((target) => !target.matches('p *, label input, article h2 > button'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 44 || height < 44)
      })
    const unread = [...document.querySelectorAll(fields)].filter(
      (field) => parseFloat(getComputedStyle(field).fontSize) < 16,
    )
    return [...small, ...unread].map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
}

/** What fades, glides or shimmers although the visitor has asked for less motion, as all journeys do. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((it) => parseFloat(it) > 0)
    const all = [...document.querySelectorAll('*')]
    const fading = all.filter((each) => takesTime(getComputedStyle(each).transitionDuration))
    // What has just opened takes no press, and an alternative text is there from one moment to the next.
    const harmless = 'offset computedOffset easing composite pointerEvents color'.split(' ')
    const changes = (frame: object) => Object.keys(frame).some((name) => !harmless.includes(name))
    const moving = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.getKeyframes().some(changes)) return []
      return Number(effect.getComputedTiming().duration) > 1 ? (effect.target ?? []) : []
    })
    return [...fading, ...moving].map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
}

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
export async function hasNoWordsUnderButtons(page: Page) {
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

/** The sentence stands in the middle of the window, or of what the column leaves of it. */
export async function standsInTheMiddle(page: Page, sentence: Locator) {
  for (const { width, height } of [phone, desk]) {
    await resize(page, { width, height })
    const header = await page.getByRole('banner').boundingBox()
    const box = await sentence.boundingBox()
    if (!header || !box) throw new Error('The sentence is not there.')
    const left = width === desk.width ? header.x + header.width : 0
    expect.soft(box.y, `${width}`).toBeGreaterThan(height * 0.3)
    expect.soft(box.y + box.height, `${width}`).toBeLessThan(height * 0.7)
    const aside = box.x + box.width / 2 - (left + width) / 2
    // The page's margin at the right, where there is no margin at the left.
    expect.soft(Math.abs(aside), `${width}`).toBeLessThan(20)
  }
}
