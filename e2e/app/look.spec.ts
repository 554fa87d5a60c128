import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { pathForAspectRatio, refuseFullScreen } from '../fixtures/page.ts'
import { layoutProblems } from './access/layout-problems.ts'
import { contrastOfText } from './access/text.ts'
import { desktop, landscapePhone, phone, resize, softPoll, tablet } from './access/windows.ts'
import * as measure from './measurements.ts'

const small = { width: 320, height: 640 }
const laptop = { width: 1280, height: 720 }
const landscapeTablet = { width: 1024, height: 768 }
/** Windows in which all text is in a column on the left, as in any window from 5:4 on. */
const columnWindows = [landscapeTablet, laptop, desktop]
const large = { width: 2560, height: 1440 }
const allSizes = [small, phone, tablet, landscapePhone, ...columnWindows]

const dayPath = (date: string) => `/dateview?date=2026-${date}`
const redNebula = dayPath('11-04')
const [monthPath, searchPath] = ['/dateview?month=2026-10', '/dateview?find=nebula']
const screens = [redNebula, monthPath, searchPath, '/bookmarks']
const openEntries = [`${redNebula}&open`, `${dayPath('09-30')}&open`] as const

test.beforeEach(async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  await page.emulateMedia({ colorScheme: 'dark' })
  await bookmarksOfDays(4, { url: `${app.origin}/icon.svg`, note: 'For the hall' }).seed(page)
})

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('article, main li, .ui-empty-state p').first().waitFor()
  // Removes the space above the page that the mock API's notice takes.
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '0px'))
}

/** Answers requests for these URLs with a picture of one colour. */
async function showColour(page: Page, url: string, colour: string) {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${colour}"/></svg>`
  await page.route(url, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

/** Visits each path, and checks it in each window. */
async function checkPages(
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

test('Only an entry’s title is larger than the site’s; links are in a row', async ({ page }) => {
  const others = '#root :not(h1, h1 *, article:not(li *) h2, article:not(li *) h2 *)'
  const ratioOf = async (larger: string, smaller: string) =>
    (await measure.fontSizeOf(page, larger)) / (await measure.fontSizeOf(page, smaller))
  await checkPages(page, [redNebula], allSizes, () =>
    softPoll(() => ratioOf('article h2', 'h1')).toBeGreaterThan(1.05),
  )
  await checkPages(page, [dayPath('11-17')], allSizes, () =>
    softPoll(() => ratioOf('article h2', 'h1'), 'a long title').toBeLessThan(1.05),
  )
  await checkPages(page, screens, allSizes, async () => {
    await softPoll(() => ratioOf('h1', others)).toBeGreaterThan(1.05)
    await softPoll(async () => (await measure.insetOf(page, 'h1 a')).top).toBeGreaterThanOrEqual(8)
    await expect.soft(page.locator('nav > *').filter({ visible: true })).toHaveCount(4)
    await softPoll(() => measure.rowCountOf(page, 'nav > *')).toBe(1)
  })
})

test('The date form, a card’s buttons and a month’s search are each in a row', async ({ page }) => {
  const rightOf = async (selector: string) => (await measure.insetOf(page, selector)).right
  await checkPages(page, [redNebula], allSizes, async () => {
    await softPoll(() => measure.rowCountOf(page, 'form :is(#date, [type=submit])')).toBe(1)
    await softPoll(() => measure.textInsetOf(page, '[type=submit]')).toBeGreaterThan(5)
    await softPoll(() => measure.rowCountOf(page, 'article button:not(h2 *)')).toBe(1)
  })
  await resize(page, small)
  await page.locator('#date').evaluate(({ style }) => (style.minWidth = '11rem'))
  await softPoll(async () => (await measure.insetOf(page, '[type=submit]')).left).toBeGreaterThan(8)
  await checkPages(page, [redNebula], [...columnWindows, large], async () =>
    softPoll(() => rightOf('[type=submit]')).toBe(await rightOf('form')),
  )
  await checkPages(page, [monthPath], [small, phone, tablet], () =>
    softPoll(() => measure.rowCountOf(page, '[role=search], [title=Slideshow]')).toBe(1),
  )
  await resize(page, desktop)
  await softPoll(() => rightOf('[aria-label=Year] :nth-child(4)')).toBe(await rightOf('form'))
})

test('Icons align, a wall keeps its place, and empty screens don’t scroll', async ({ page }) => {
  const icons = page.locator('main svg:not(li *)').filter({ visible: true })
  const edges = () =>
    icons.evaluateAll((svgs) => [
      ...new Set(svgs.map((svg) => svg.getBoundingClientRect().right).filter((x) => x > 320)),
    ])
  await checkPages(page, screens, [phone], () => softPoll(edges).toEqual([375 - 8 - 11])) // Half the gutter, and the space around an icon
  const wallTop = async () => (await measure.insetOf(page, '.Wall_weekdays')).top
  await checkPages(page, [monthPath, '/dateview?find='], [desktop], () => softPoll(wallTop).toBe(0))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await checkPages(page, ['/nowhere'], [phone], () => softPoll(height).toBe(phone.height))
})

test('Next to a picture of any shape, the text begins at the same place', async ({ page }) => {
  await checkPages(page, [1, 2 / 3, 4, 3 / 2].map(pathForAspectRatio), columnWindows, async () => {
    const offset = async () =>
      (await measure.insetOf(page, 'article h2')).left - (await measure.insetOf(page, 'h1')).left
    await softPoll(offset).toBe(0)
    const gap = () => measure.gapBelow(page, 'form', 'article h2')
    await softPoll(gap).toBeGreaterThanOrEqual(40)
    await softPoll(gap).toBeLessThanOrEqual(68)
  })
})

for (const [shape, ratio, size, share] of [
  ['An upright picture on a phone', 4 / 5, phone, 0.3],
  ['A 3:2 picture on a tablet', 3 / 2, tablet, 0.49],
  ['A 3:2 picture on a tablet in landscape', 3 / 2, landscapeTablet, 0.37],
  ['A 3:2 picture on a desktop', 3 / 2, desktop, 0.6],
  ['A 3:2 picture on a phone in landscape', 3 / 2, landscapePhone, 0.36],
] as const)
  test(`${shape} fills at least ${share * 100}% of the window, also without credit`, ({ page }) =>
    checkPages(page, [pathForAspectRatio(ratio)], [size], async () => {
      await softPoll(() => measure.shareOfWindow(page)).toBeGreaterThanOrEqual(share)
      expect.soft((await measure.insetOf(page, '.EntryCard_media')).right).toBe(0)
      const before = await measure.shareOfWindow(page)
      await page.locator('article h2 ~ p').evaluate((credit) => credit.remove())
      expect.soft(await measure.shareOfWindow(page)).toBe(before)
    }))

test('An entry’s dialog fills the window, and shows its buttons and its date', async ({ page }) => {
  await checkPages(page, [...openEntries], allSizes, async () => {
    const noInsets = { left: 0, top: 0, right: 0, bottom: 0 }
    await softPoll(() => measure.insetOf(page, 'dialog')).toEqual(noInsets)
    await softPoll(() => measure.lineCountOf(page, 'dialog p > b')).toBe(1)
    for (const row of await page.locator('dialog .ui-row').all())
      await expect.soft(row).toHaveCSS('opacity', '1')
  })
  await checkPages(page, [...openEntries], [tablet], async () => {
    const { right } = await measure.insetOf(page, 'article [aria-pressed]')
    const heartInset = () => measure.insetOf(page, 'dialog [aria-pressed]')
    await softPoll(async () => (await heartInset()).right).toBe(right)
    expect.soft((await measure.insetOf(page, '.EntryDialog_buttons')).bottom).toBe(0)
  })
  await checkPages(page, [...openEntries], [laptop, desktop], () =>
    softPoll(async () => (await measure.insetOf(page, 'dialog time')).top).toBeLessThanOrEqual(40),
  )
})

test('Captions on pictures are at the bottom, and readable even on white', async ({ page }) => {
  await showColour(page, '**/mock/*.webp*', 'white')
  await page.addInitScript(refuseFullScreen)
  for (const path of [`${dayPath('10-30')}&open&picture`, `${monthPath}&slideshow`]) {
    await page.goto(path)
    const texts = page.locator('.Lightbox_caption > *')
    await expect(texts).toHaveCount(2)
    const [title, date] = [texts.first(), texts.last()]
    await page.keyboard.press('Space') // Pauses the slideshow.
    for (const size of [desktop, phone, landscapePhone]) {
      await resize(page, size)
      // The caption doesn't fade under the pointer. It may have faded already, so this hover is forced.
      await title.hover({ force: true })
      await expect(date).toHaveCSS('opacity', '1')
      const [upper, lower] = [await title.boundingBox(), await date.boundingBox()]
      expect.soft(upper?.y).toBeGreaterThan(size.height * 0.55)
      expect.soft(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? NaN) + (upper?.height ?? NaN))
      const fontSizeOf = (tag: string) => measure.fontSizeOf(page, `.Lightbox_caption > ${tag}`)
      expect.soft((await fontSizeOf('h2')) / (await fontSizeOf('p'))).toBeGreaterThan(1.9)
      for (const text of [title, date])
        expect.soft(await contrastOfText(page, text)).toBeGreaterThan(4.5)
    }
  }
})

test('A picture’s colours glow on both sides of it, and also on a light page', async ({ page }) => {
  await visit(page, redNebula)
  await resize(page, desktop)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const x of [470, 1220]) {
      const colour = () => measure.colourBetween(page, x, x + 100)
      await softPoll(async () => (await colour()).red, colorScheme).toBeGreaterThanOrEqual(45)
      await softPoll(async () => (await colour()).green, colorScheme).toBeLessThan(45)
    }
  }
})

test('Text is readable next to a white or a black picture', async ({ page }) => {
  await showColour(page, '**/mock/2026-10-30*', 'white')
  await showColour(page, '**/mock/2026-10-29*', 'black')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const check = () =>
      softPoll(() => measure.contrastInColumn(page), colorScheme).toBeGreaterThan(4.5)
    await checkPages(page, ['10-30', '10-29'].map(dayPath), [desktop], check)
    await checkPages(page, ['10-30&open', '10-29&open'].map(dayPath), [small], check)
  }
})

test('With text at 200%, no word is broken, and buttons keep their size', async ({ page }) => {
  await checkPages(page, [...screens, openEntries[0]], [phone, small], async () => {
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    await page
      .locator('details')
      .evaluateAll((details: HTMLDetailsElement[]) => details.forEach((more) => (more.open = true)))
    const texts = 'nav span, main :is(button, label, h2, h2 span)'
    await softPoll(() => measure.brokenWords(page, texts)).toEqual([])
    for (const button of await page.locator('.ui-round-button').all())
      await expect.soft(button).toHaveCSS('width', '44px')
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('On a right-to-left page, nothing overflows the window', async ({ page }) => {
  await checkPages(page, [...screens, ...openEntries], [desktop], async () => {
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('On a phone in landscape, the date form fits in the column', async ({ page }) => {
  await page.setViewportSize(landscapePhone)
  await page.goto(dayPath('11-19'))
  const columnEnd = (await page.locator('article img:not([alt=""])').boundingBox())?.x ?? 0
  for (const control of await page.locator('form :is(button, input, a)').all()) {
    const { x = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(36)
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(columnEnd)
  }
  for (const part of ['h1', '#date-range', '[type=submit]'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
})

test('In the light theme, a picture lightly tints the background of text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const background = () => measure.colourBetween(page, 0, 8)
  const excess = async (colour: 'red' | 'green', other: 'red' | 'green') => {
    const found = await background()
    return found[colour] - found[other]
  }
  const isReddish = () => softPoll(() => excess('red', 'green')).toBeGreaterThanOrEqual(8)
  await checkPages(page, [dayPath('11-16')], [desktop, tablet], isReddish)
  await checkPages(page, [dayPath('11-16&open')], [small], isReddish)
  const isGreenish = () => softPoll(() => excess('green', 'red')).toBeGreaterThanOrEqual(6)
  await checkPages(page, [dayPath('11-17')], [desktop], isGreenish)
  await checkPages(page, ['11-17', '11-19'].map(dayPath), [desktop], async () => {
    // Without a picture, it is 255.
    const brightest = async () => Math.max(...Object.values(await background()))
    await softPoll(brightest).toBeLessThan(255)
    await softPoll(brightest).toBeGreaterThan(235.5)
  })
})

test('In a wide window, a message doesn’t cover the column of text', async ({ page }) => {
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
  for (const size of [landscapePhone, desktop]) {
    await resize(page, size)
    const columnEnd = (await page.locator('main li').first().boundingBox())?.x ?? 0
    const left = async () => (await measure.insetOf(page, '.ui-message')).left
    await softPoll(left).toBeGreaterThanOrEqual(columnEnd)
  }
})

test('About fits in a desktop’s window, and shows keys in the system font', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/dateview?month=2026-11')
  await page.getByRole('button', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About' })
  await softPoll(() => about.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await about.locator('summary').click()
  await expect(about.locator('kbd').first()).toHaveCSS('font-family', 'system-ui')
})
