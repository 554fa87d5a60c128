import { expect, type Locator, type Page } from '@playwright/test'

/** The page follows its window a little later. */
export const soon = expect.configure({ soft: true }).poll

/** What is larger than a button, and dark. */
function darkBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    return [...document.querySelectorAll('main *')]
      .filter(({ clientHeight, clientWidth }) => clientHeight > 80 && clientWidth > 80)
      .filter((each) => isDark(getComputedStyle(each).backgroundColor))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))

    function isDark(colour: string) {
      if (!paint) throw new Error('There is no canvas.')
      paint.reset()
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
      return alpha > 127 && red + green + blue < 384
    }
  })
}

/** What is cut off, what is covered, and whether the page scrolls sideways. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push('scrolls sideways')
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const seen = [
      ...front.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, label'),
    ]
      .filter((each) => !each.closest('.ui-visually-hidden, iframe') && each.checkVisibility())
      .filter((each) => !/inset\(50%\)/.test(getComputedStyle(each).clipPath))
    for (const each of seen) {
      const name = each.outerHTML.slice(0, 100)
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      if (left < -1 || right > clientWidth + 1) found.push(`outside: ${name}`)
      const hides = getComputedStyle(each).overflowX !== 'visible'
      if (hides && each.scrollWidth > each.clientWidth + 1) found.push(`cut: ${name}`)
      // Nothing may cover the middle of a control.
      const [x, y] = [left + width / 2, top + height / 2]
      const isControl = each.matches('a, button, input, select, textarea')
      const above = isControl && isIn(x, y) && document.elementFromPoint(x, y)
      if (!above || each.contains(above) || above.contains(each) || isClipped(each, y)) continue
      // Content may scroll under fixed elements.
      if (!isFixed(above)) found.push(`covered: ${name} by ${above.outerHTML.slice(0, 60)}`)
    }
    return found

    function isIn(x: number, y: number) {
      return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
    }

    /** Whether its scrolling parent hides it. */
    function isClipped(element: Element, y: number) {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { top, bottom } = at.getBoundingClientRect()
        if (getComputedStyle(at).overflowY === 'auto' && (y < top || y > bottom)) return true
      }
      return false
    }

    function isFixed(element: Element) {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
  })
}

/** What is less than 44 px high or wide on a touch screen, and fields whose text makes an iPhone zoom in. */
export async function smallTargets(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['no touch screen']
    return (
      [
        ...document.querySelectorAll(
          'button, a, input, select, textarea, summary, label:has(input)',
        ),
      ]
        // A link in a sentence is as high as its line, and a checkbox is clicked by its label.
        .filter((target) => target.closest('p') === null && !target.matches('label input'))
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ box, html }) => `${box.width} x ${box.height}: ${html.slice(0, 100)}`)
        .concat(
          [
            ...document.querySelectorAll(
              'input:not([type=checkbox], [type=file]), select, textarea',
            ),
          ]
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => `small text: ${field.outerHTML.slice(0, 100)}`),
        )
    )
  })
}

export async function hasNoDarkBox(page: Page) {
  expect.soft(await darkBoxes(page)).toEqual([])
}

/** The form and the buttons to other days stand in one row, on wide screens with the page's name. */
export async function standsInOneRow(page: Page) {
  const group = page.getByRole('group', { name: 'Other days' })
  const buttons = group.getByRole('button').or(group.getByRole('link'))
  const form = page.getByRole('button', { name: 'Submit' })
  const title = page.getByRole('heading', { level: 1 }).getByRole('link')
  const search = page.getByRole('link', { name: 'Search all pictures' })
  await expect(buttons).toHaveCount(5)
  for (const [width, parts] of [
    [320, buttons],
    [375, title.or(search)],
    [768, form.or(buttons).or(search)],
    [1024, form.or(buttons).or(search)],
    [1280, title.or(form).or(buttons).or(search)],
    [1366, title.or(form).or(buttons).or(search)],
    [1920, title.or(form).or(buttons).or(search)],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await soon(() => heightOfMiddles(parts), `${width} px`).toBeLessThan(2)
  }
}

async function heightOfMiddles(parts: Locator) {
  const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const middles = boxes.map(({ top, height }) => top + height / 2)
  return Math.max(...middles) - Math.min(...middles)
}

/** The sentence stands in the middle of the room. */
export function standsInTheMiddle(sentence: string) {
  return async (page: Page) => {
    for (const [width, height] of [
      [320, 568],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const room = await page.getByRole('main').boundingBox()
      const box = await page.getByText(sentence).first().boundingBox()
      if (!room || !box) throw new Error('The sentence is not there.')
      expect.soft(box.y, `${width}`).toBeGreaterThan(height * 0.3)
      expect.soft(box.y + box.height, `${width}`).toBeLessThan(height * 0.7)
      const aside = box.x + box.width / 2 - (room.x + room.width / 2)
      expect.soft(Math.abs(aside), `${width}`).toBeLessThan(2)
    }
  }
}

/** The words take one line on the smallest phone. */
export function takesOneLine(words: string) {
  return async (page: Page) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const line = page
      .getByText(words, { exact: true })
      .locator('xpath=ancestor-or-self::*[self::p or self::h2]')
    const lines = await line.evaluate(
      (each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight),
    )
    expect.soft(lines).toBeLessThan(1.5)
  }
}
