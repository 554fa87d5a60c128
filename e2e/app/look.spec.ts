import { findDayWithAspectRatio } from '../../mock-api/entry.ts'
import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { misplaced } from './access/misplaced.ts'
import { desktop, landscapePhone, phone, resize, soon, tablet } from './access/windows.ts'
import { contrastOfWords } from './access/words.ts'
import * as figures from './figures.ts'

const small = { width: 320, height: 640 }
const laptop = { width: 1280, height: 720 }
const landscapeTablet = { width: 1024, height: 768 }
/** From 5:4 on, all text is in a column at the left. */
const columns = [landscapeTablet, laptop, desktop]
const all = [small, phone, tablet, landscapePhone, ...columns]

const day = (date: string) => `/dateview?date=2026-${date}`
const ofShape = (ratio: number) => `/dateview?date=${findDayWithAspectRatio(ratio, '2026-10-01')}`
const [red, white, black] = [day('11-04'), day('10-30'), day('10-29')]
const [month, search] = ['/dateview?month=2026-10', '/dateview?find=nebula']
const screens = [red, month, search, '/bookmarks']
const entries = [`${red}&open`, `${day('09-30')}&open`] as const

test.beforeEach(async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  await page.emulateMedia({ colorScheme: 'dark' })
  const days = ['2024-01-05', '2024-01-06', '2024-01-07', '2024-01-08']
  await seedBookmarks(page, days, { url: `${app.origin}/icon.svg`, note: 'For the hall' })
})

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('article, main li, .ui-empty-state p').first().waitFor()
  // The mock API's notice takes the place of a notch.
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '0px'))
}

/** Answers requests for pictures with one colour. */
async function showColour(page: Page, url: string, colour: string) {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${colour}"/></svg>`
  await page.route(url, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

/** Visits each path, and checks it in each window. */
async function inEach(
  page: Page,
  paths: string[],
  windows: { width: number; height: number }[],
  check: () => Promise<unknown>,
) {
  for (const path of paths) {
    await visit(page, path)
    for (const size of windows) {
      await resize(page, size)
      await test.step(`${path} at ${size.width} × ${size.height}`, check)
    }
  }
}

test('The title is the largest text, and the sections are in one row', async ({ page }) => {
  await inEach(page, screens, all, async () => {
    await soon(() => figures.titleByOthers(page)).toBeGreaterThan(1.05)
    await expect.soft(page.locator('nav > *').filter({ visible: true })).toHaveCount(4)
    await soon(() => figures.rowsOf(page, 'nav > *')).toBe(1)
  })
})

test('By Date’s form is in one row, and so are a wall’s tools', async ({ page }) => {
  await inEach(page, [red], all, () =>
    soon(() => figures.rowsOf(page, 'form :is(#date, [type=submit])')).toBe(1),
  )
  await inEach(page, [month], [small, phone, tablet], () =>
    soon(() => figures.rowsOf(page, '[role=search], [title=Slideshow]')).toBe(1),
  )
})

test('Next to a picture of any shape, the entry begins at the same place', async ({ page }) => {
  await inEach(page, [1, 2 / 3, 4, 3 / 2].map(ofShape), columns, async () => {
    const aside = async () =>
      (await figures.insetOf(page, 'article h2')).left - (await figures.insetOf(page, 'h1')).left
    await soon(aside).toBe(0)
    const gap = () => figures.gapBelow(page, '#date-range', 'article h2')
    await soon(gap).toBeGreaterThanOrEqual(40)
    await soon(gap).toBeLessThanOrEqual(56)
  })
})

for (const [shape, ratio, size, share] of [
  ['An upright picture on a phone', 4 / 5, phone, 0.32],
  ['A usual picture on a tablet in landscape', 3 / 2, landscapeTablet, 0.37],
  ['A usual picture on a desktop', 3 / 2, desktop, 0.6],
  ['A usual picture on a phone in landscape', 3 / 2, landscapePhone, 0.36],
] as const)
  test(`${shape} fills ${share * 100} % of the window or more`, ({ page }) =>
    inEach(page, [ofShape(ratio)], [size], () =>
      soon(() => figures.shareOfWindow(page)).toBeGreaterThanOrEqual(share),
    ))

test('An entry’s dialog fills the window, and its date is in one line', async ({ page }) => {
  await inEach(page, [...entries], all, async () => {
    const none = { left: 0, top: 0, right: 0, bottom: 0 }
    await soon(() => figures.insetOf(page, 'dialog')).toEqual(none)
    for (const part of ['dialog p > b', 'dialog [class*=date]'])
      await soon(() => figures.linesOf(page, part)).toBe(1)
  })
  await inEach(page, [...entries], [laptop, desktop], () =>
    soon(async () => (await figures.insetOf(page, 'dialog time')).top).toBeLessThanOrEqual(40),
  )
})

test('The viewer’s text is at the bottom, and readable even on white', async ({ page }) => {
  await showColour(page, '**/mock/*.webp*', 'white')
  // A window in full screen can't be resized.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  for (const path of [`${white}&open&picture`, `${month}&slideshow`]) {
    await page.goto(path)
    const words = page.locator('.Lightbox_caption > *')
    await expect(words).toHaveCount(2)
    const [name, date] = [words.first(), words.last()]
    // Pauses the slideshow.
    await page.keyboard.press('Space')
    for (const size of [desktop, phone, landscapePhone]) {
      await resize(page, size)
      // Text under the pointer doesn't fade; it may have faded already.
      await name.hover({ force: true })
      await expect(date).toHaveCSS('opacity', '1')
      const [top, bottom] = [await name.boundingBox(), await date.boundingBox()]
      expect.soft(top?.y).toBeGreaterThan(size.height * 0.55)
      expect.soft(bottom?.y).toBeGreaterThanOrEqual((top?.y ?? NaN) + (top?.height ?? NaN))
      const px = (of: typeof name) => of.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))
      expect.soft((await px(name)) / (await px(date))).toBeGreaterThan(1.9)
      for (const each of [name, date])
        expect.soft(await contrastOfWords(page, each)).toBeGreaterThan(4.5)
    }
  }
})

test('A picture’s light shows on both of its sides', async ({ page }) => {
  await visit(page, red)
  await resize(page, desktop)
  const before = () => figures.colourBetween(page, 470, 570)
  const behind = () => figures.colourBetween(page, 1220, 1320)
  for (const place of [before, behind])
    await soon(async () => (await place()).red).toBeGreaterThanOrEqual(45)
})

test('Text stands out from the column, even over a white or a black picture', async ({ page }) => {
  await showColour(page, `**/mock/${white.slice(-10)}*`, 'white')
  await showColour(page, `**/mock/${black.slice(-10)}*`, 'black')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await inEach(page, [white, black], [desktop], () =>
      soon(() => figures.contrastInColumn(page), colorScheme).toBeGreaterThan(4.5),
    )
  }
})

test('At 200 % text, no word is broken, and round buttons keep their size', async ({ page }) => {
  await inEach(page, [...screens, entries[0]], [phone, small], async () => {
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    await page
      .locator('details')
      .evaluateAll((details: HTMLDetailsElement[]) => details.forEach((each) => (each.open = true)))
    await soon(() => figures.brokenWords(page, 'nav span, main :is(button, label, h2)')).toEqual([])
    for (const button of await page.locator('.ui-round-button').all())
      await expect.soft(button).toHaveCSS('width', '44px')
    await soon(() => misplaced(page)).toEqual([])
  })
})

test('In a right-to-left page, nothing overflows the window', async ({ page }) => {
  await inEach(page, [...screens, ...entries], [desktop], async () => {
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await soon(() => misplaced(page)).toEqual([])
  })
})
