import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/app.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { mockOtherHosts } from '../fixtures/entries.ts'
import { stateNames, test } from './access/states.ts'

const sizes = [
  { width: 320, height: 512 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** The page follows its window a little later. */
const soon = expect.configure({ soft: true }).poll

for (const name of stateNames) {
  test(`The state "${name}" opens without a jump, and has nothing cut off or covered`, async ({
    page,
    openState,
  }) => {
    await openState(name, { width: 375, height: 667 })
    for (const size of sizes) {
      await page.setViewportSize(size)
      await soon(() => faults(page), `${size.width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 640, height: 512 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await soon(() => faults(page), 'text at 200 %').toEqual([])
  })

  test(`The state "${name}" opens without a jump on a wide screen`, async ({ openState }) => {
    await openState(name, { width: 1440, height: 900 })
  })
}

test('The form and the buttons to other days stand in one row', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const group = page.getByRole('group', { name: 'Other days' })
  const buttons = group.getByRole('button').or(group.getByRole('link', { name: 'Browse' }))
  const form = page.getByRole('button', { name: 'Submit' })
  const areInOneRow = async (parts: Locator) => {
    const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    const middles = boxes.map(({ top, height }) => top + height / 2)
    return Math.max(...middles) - Math.min(...middles) < 2
  }
  const names = ['Today', 'Previous day', 'Next day', 'Random day']
  await page.goto('/dateview?date=2024-01-05')
  await expect(buttons).toHaveCount(6)
  for (const width of [768, 900, 1024, 1280, 1366, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await soon(() => areInOneRow(form.or(buttons)), `${width}`).toBe(true)
    for (const name of names)
      await expect.soft(group.getByRole('button', { name, exact: true })).toBeVisible()
    const title = page.getByRole('heading', { level: 1 }).getByRole('link')
    if (width >= 1280) await soon(() => areInOneRow(title.or(form)), `title, ${width}`).toBe(true)
  }
  await page.setViewportSize({ width: 320, height: 568 })
  Object.assign(app.mock.settings, { failure: 'notFound', successorFailure: 'notFound' })
  await page.goto('/dateview?date=2024-01-07')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  expect(await areInOneRow(buttons)).toBe(true)
})

for (const name of [
  'loading',
  'film',
  'player',
  'other',
  'bookmarks whose pictures are loading',
] as const) {
  test(`The state "${name}" has no dark box in the light theme`, async ({ page, openState }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openState(name, { width: 768, height: 1024 })
    expect(await darkBoxes(page)).toEqual([])
  })
}

for (const [name, sentence] of [
  ['not found', 'Not found.'],
  ['invalid', 'Invalid Request'],
  ['unavailable', 'is down right now'],
  ['no bookmarks', 'You have no bookmarks yet.'],
  ['unknown path', "There's nothing here!"],
] as const) {
  test(`In the state "${name}" the sentence stands in the middle of the room`, async ({
    page,
    openState,
  }) => {
    await openState(name, { width: 1440, height: 900 })
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
  })
}

for (const [name, words] of [
  ['undo', '” was removed.'],
  ['a search that finds', '10 of 40'],
] as const) {
  test(`In the state "${name}" the words take one line on the smallest phone`, async ({
    page,
    openState,
  }) => {
    await openState(name, { width: 320, height: 568 })
    const lines = page
      .getByText(words, { exact: true })
      .locator('xpath=ancestor-or-self::*[self::p or self::h2]')
    const height = await lines.evaluate(
      (each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight),
    )
    expect(height).toBeLessThan(1.5)
  })
}

test('The years of a day are as wide as a finger, and none touches the next', async ({ page }) => {
  await mockOtherHosts(page)
  await page.goto('/dateview?date=2024-01-05')
  await page.getByRole('article').getByRole('heading').getByRole('button').click()
  const years = page.getByRole('region', { name: 'This day in other years' }).getByRole('link')
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const least = () =>
      years.evaluateAll((all) => {
        const free = all.map((each) => {
          const words = document.createRange()
          words.selectNodeContents(each)
          return each.clientWidth - words.getBoundingClientRect().width
        })
        return [Math.min(...all.map(({ clientWidth }) => clientWidth)), Math.min(...free)]
      })
    await soon(async () => (await least())[0], `${width}`).toBeGreaterThanOrEqual(44)
    await soon(async () => (await least())[1], `${width}`).toBeGreaterThan(2)
  }
})

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
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push('scrolls sideways')
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const seen = [
      ...front.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, label'),
    ]
      .filter((each) => !each.closest('.visually-hidden, iframe') && each.checkVisibility())
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
