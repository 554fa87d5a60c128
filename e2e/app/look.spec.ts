import { findDay } from '../../mock-api/entry.ts'
import { expect, failedRequest, type Locator, type Page, test } from '../fixtures/app.ts'
import { coloursIn } from '../fixtures/colours.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { byDate, pathForAspectRatio, refuseFullScreen } from '../fixtures/page.ts'
import { layoutProblems } from './access/layout-problems.ts'
import { contrastOfText } from './access/text.ts'
import { smallTargets } from './access/touch-and-motion.ts'
import { desktop, landscapePhone, phone, resize, softPoll, tablet } from './access/windows.ts'
import * as measure from './measurements.ts'

const small = { width: 320, height: 640 }
const landscapeTablet = { width: 1024, height: 768 }
const allSizes = [small, phone, tablet, landscapePhone, landscapeTablet, desktop]

const dayPath = (date: string) => `/dateview?date=2026-${date}`
const redNebula = dayPath('11-04')
const [monthPath, searchPath] = ['/dateview?month=2026-10', '/dateview?find=nebula']
const screens = [redNebula, monthPath, searchPath, '/bookmarks']
const openEntries = [`${redNebula}&open`, `${dayPath('09-30')}&open`]

test.beforeEach(async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  await page.emulateMedia({ colorScheme: 'dark' })
  await bookmarksOfDays(4, { url: `${app.origin}/icon.svg`, note: 'For the hall' }).seed(page)
})

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('article, main li').first().waitFor()
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
  const sizeOf = (selector: string) => measure.fontSizeOf(page, selector)
  const others = '#root :not(h1, h1 *, article:not(li *) h2, article:not(li *) h2 *)'
  await checkPages(page, [redNebula], allSizes, async () =>
    softPoll(() => sizeOf('article h2')).toBeGreaterThan(await sizeOf('h1')),
  )
  await checkPages(page, screens, allSizes, async () => {
    await softPoll(() => sizeOf(others)).toBeLessThan(await sizeOf('h1'))
    await softPoll(() => measure.isOneRow(page, 'nav > *')).toBe(true)
  })
})

test('The date form, a card’s buttons and a month’s search are each in a row', async ({ page }) => {
  const isOneRow = (selector: string) =>
    softPoll(() => measure.isOneRow(page, selector), selector).toBe(true)
  await checkPages(page, [redNebula], allSizes, async () => {
    await isOneRow('form :is(#date, [type=submit])')
    await isOneRow('article button:not(h2 *)')
  })
  // With the widest fonts, a narrower window has two rows.
  await checkPages(page, [monthPath], [{ width: 360, height: 640 }, phone, tablet], () =>
    isOneRow('main :is(select, [title="Search all years"], [title=Slideshow])'),
  )
  await page.goto('/dateview?find=')
  for (const size of [small, phone, tablet]) {
    await resize(page, size)
    await isOneRow('[aria-label="Popular searches"] a')
  }
  // As wide as in some browsers.
  await checkPages(page, [redNebula], [small], async () => {
    await page.locator('#date').evaluate(({ style }) => (style.minWidth = '11rem'))
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('An empty screen doesn’t scroll on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nowhere')
  await expect(page.getByText("There's nothing here!")).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height)
})

test('Words in place of a picture are readable on their night', async ({ page }) => {
  const days = ['1995-06-17', '2030-01-01', findDay('other')].map((day) => `/dateview?date=${day}`)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of [...days, '/nowhere', '/dateview?find=zebra']) {
      await page.goto(path)
      const words = page.locator('.EmptyRoom_room p')
      await words.first().waitFor()
      for (const size of [small, desktop]) {
        await resize(page, size)
        for (const text of await words.all())
          // A star may be among the letters.
          expect.soft(await contrastOfText(page, text, 'mean'), path).toBeGreaterThan(4.5)
      }
    }
  }
})

test('A picture of any shape fills at least a quarter of any window', async ({ page }) => {
  await checkPages(page, [4 / 5, 3 / 2].map(pathForAspectRatio), allSizes, () =>
    softPoll(() => measure.shareOfWindow(page)).toBeGreaterThan(0.25),
  )
})

test('A phone has little above a picture, and shows it as large in the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const boxIn = (place: Locator) => place.getByRole('img').boundingBox()
  await visit(page, redNebula)
  const { card, dialog, title } = byDate(page)
  const { width, height, y = NaN } = (await boxIn(card)) ?? {}
  expect(y).toBeLessThanOrEqual(128)
  await title.click()
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await boxIn(dialog)).toMatchObject({ width, height })
})

test('An entry’s dialog shows its buttons and its date in any window', async ({ page }) => {
  const { dialog } = byDate(page)
  await checkPages(page, openEntries, allSizes, async () => {
    for (const name of ['Close', 'Zoom', 'Next day'])
      await expect.soft(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('time').scrollIntoViewIfNeeded()
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('Below an entry’s text, links are in one column at equal distances', async ({ page }) => {
  const links = page.locator('dialog .ui-quiet-button')
  await visit(page, `${redNebula}&open`)
  await byDate(page).more.click()
  for (const size of [small, desktop]) {
    await resize(page, size)
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
    expect(boxes.length).toBeGreaterThan(4)
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map((_, at) => (boxes[0]?.y ?? 0) + at * 44))
  }
})

test('Captions on pictures are at the bottom, and readable even on white', async ({ page }) => {
  await showColour(page, '**/mock/*.webp*', 'white')
  await page.addInitScript(refuseFullScreen)
  for (const path of [`${dayPath('10-30')}&open&picture`, `${monthPath}&slideshow`]) {
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name: /^(Image viewer|Slideshow)$/ })
    const [title, date] = [dialog.locator('h2'), dialog.locator('h2 + p')]
    await expect(date).toBeVisible()
    await page.keyboard.press('Space') // Pauses the slideshow.
    for (const size of [desktop, phone, landscapePhone]) {
      await resize(page, size)
      // The caption doesn't fade under the pointer. It may have faded already, so this hover is forced.
      await title.hover({ force: true })
      await expect(date).toHaveCSS('opacity', '1')
      await softPoll(() => layoutProblems(page)).toEqual([])
      expect.soft((await title.boundingBox())?.y).toBeGreaterThan(size.height / 2)
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

test('Beside a white picture the room is dark, and without a picture it has no light', async ({
  page,
}) => {
  await showColour(page, '**/mock/2026-10-08*', 'white')
  const room = async () => {
    const columnEnd = (await page.locator('article img, video').first().boundingBox())?.x ?? NaN
    const clip = { x: columnEnd, y: 0, width: desktop.width - columnEnd, height: 60 }
    return coloursIn(page, await page.screenshot({ clip }))
  }
  await page.setViewportSize(desktop)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await visit(page, dayPath('10-08'))
    await softPoll(async () => Math.max(...(await room()).mean), colorScheme).toBeGreaterThan(40)
    const { lightest, mean } = await room()
    expect.soft(Math.max(...lightest), colorScheme).toBeLessThanOrEqual(60)
    // The shade behind dark text doesn't reach the room beside light paper.
    if (colorScheme === 'light') expect.soft(mean.map(Math.round)).toEqual(lightest)
    await byDate(page).next.click()
    await page.locator('video').waitFor()
    await softPoll(async () => (await room()).lightest, colorScheme).toEqual([10, 13, 23])
  }
})

test('Text is readable next to a white, a black or a green picture', async ({ page }) => {
  await showColour(page, '**/mock/2026-10-30*', 'white')
  await showColour(page, '**/mock/2026-10-29*', 'black')
  await showColour(page, '**/mock/2026-10-28*', 'lime')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const check = () =>
      softPoll(() => measure.contrastInColumn(page), colorScheme).toBeGreaterThan(4.5)
    await checkPages(page, ['10-30', '10-29', '10-28'].map(dayPath), [desktop], check)
    await checkPages(page, ['10-30&open', '10-29&open'].map(dayPath), [small], check)
  }
})

test('With text at 200%, no word is broken, and buttons are large enough', async ({ page }) => {
  await checkPages(page, [...screens, ...openEntries], [phone, small], async () => {
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    await page
      .locator('details')
      .evaluateAll((details: HTMLDetailsElement[]) => details.forEach((more) => (more.open = true)))
    const texts = 'nav span, main :is(button, label, h2, h2 span)'
    await softPoll(() => measure.brokenWords(page, texts)).toEqual([])
    await softPoll(() => layoutProblems(page)).toEqual([])
    await softPoll(() => smallTargets(page)).toEqual([])
  })
})

test('On a right-to-left page, nothing overflows the window', async ({ page }) => {
  await checkPages(page, [...screens, ...openEntries], [desktop], async () => {
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('On a phone in landscape, the date form is in view next to the picture', async ({ page }) => {
  await page.setViewportSize(landscapePhone)
  await page.goto(dayPath('11-19'))
  const { card, date, submit } = byDate(page)
  const columnEnd = (await card.getByRole('img').boundingBox())?.x
  for (const part of [page.locator('h1'), date, submit, page.locator('#date-range')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const { x = NaN, width = NaN } = (await part.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(columnEnd ?? NaN)
  }
})

test('In the light theme, text is on paper without any colour', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = { red: 255, green: 253, blue: 247 }
  const isPaper = () => softPoll(() => measure.colourBetween(page, 0, 8)).toEqual(paper)
  await checkPages(page, [dayPath('11-16')], [desktop, tablet], isPaper)
  await checkPages(page, [dayPath('11-16&open')], [small], isPaper)
})

test('In a wide window, a message doesn’t cover the column of text', async ({ page }) => {
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
  const message = page.getByRole('status').locator('> :has(button)')
  for (const size of [landscapePhone, desktop]) {
    await resize(page, size)
    const columnEnd = (await page.locator('main li').first().boundingBox())?.x ?? NaN
    await softPoll(async () => (await message.boundingBox())?.x).toBeGreaterThanOrEqual(columnEnd)
  }
})

test('About fits in a desktop’s window', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(monthPath)
  await page.getByRole('button', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About' })
  await softPoll(() => about.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})
