import { findProportion } from '../../mock-api/entry.ts'
import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { misplaced } from './access/misplaced.ts'
import { resize } from './access/windows.ts'
import * as its from './figures.ts'

type Size = [width: number, height: number]

/** What is measured, at which paths, in which windows, and between which limits it stays. */
type Row = [what: string, string[], Size[], its.Figure, least: number, most?: number]

const small: Size = [320, 640]
const phone: Size = [375, 667]
const side: Size = [667, 375]
const tablet: Size = [768, 1024]
const laptop: Size = [1280, 720]
const desk: Size = [1440, 900]
const sides: Size[] = [side, [844, 390]]
const narrow: Size[] = [small, phone, tablet]
const squarish: Size[] = [
  [1024, 768],
  [1180, 820],
]
const wide: Size[] = [laptop, desk, [1920, 1080]]
const columns = [...squarish, ...wide]
const all = [...narrow, side, ...columns]

const day = (date: string) => `/dateview?date=2026-${date}`
const shaped = (ratio: number) => `/dateview?date=${findProportion(ratio, '2026-10-01')}`
const [red, white, black] = [day('11-04'), day('10-30'), day('10-29')]
const [upright, usual] = [shaped(4 / 5), shaped(3 / 2)]
const none = '/dateview?date=1995-06-17'
const shapes = [...[1, 2 / 3, 4].map(shaped), usual]
const [month, search] = ['/dateview?month=2026-10', '/dateview?find=nebula']
const archive = [month, '/dateview?day=07-14', search]
const screens = [red, month, search, '/bookmarks']
const opened = [`${red}&open`, `${day('09-30')}&open`]

const [note, random, title] = ['#date-range', '[title="Random day"]', 'article h2']
const [friday, saturday] = ['main li:nth-child(30) > a', 'main li:nth-child(31) > a']
const current = its.countOf('nav [aria-current]')
const lowest = 'article time, .ui-empty-state .ui-button'
const fromMiddle = its.between('main .ui-empty-state', 'middle', 'main ul', 'middle')
const noteToTitle = its.between(note, 'bottom', title, 'top')
const textEnd = its.edgeOf('dialog .ui-stack .ui-stack > p', 'bottom')
const quoted = its.countOf('main :text-is("“nebula”")')
const leaving: its.Figure = async (page) => (await misplaced(page)).length

const figures: Row[] = [
  ['the title by other text', screens, all, its.titleByOthers, 1.05],
  ['the title in a column', [red], columns, its.fontOf('h1'), 28],
  ['the title on a small phone', [red], [small], its.fontOf('h1'), 22],
  ['sections', screens, all, its.countOf('nav > *'), 4, 4],
  ['rows of sections', [red], all, its.rowsOf('nav > *'), 1, 1],
  ['Browse', archive, [phone, desk], its.countOf('nav [aria-current]:nth-child(2)'), 1],
  ['current sections', [...screens, ...archive], [phone, desk], current, 1, 1],
  ['current sections nowhere', ['/nowhere'], [phone, desk], current, 0, 0],
  ['rows of the form', [red], all, its.rowsOf('form > button'), 1, 1],
  ['links by the note', [red], columns, its.between(note, 'bottom', random), -24, 24],
  ['links by the title', [red], [small, phone], its.between('h1', 'bottom', random), -24, 24],
  ['rows of tools', archive, narrow, its.rowsOf('[role=search], [title=Slideshow]'), 1, 1],
  ['where an entry begins', [red], [desk], its.edgeOf(title, 'top'), 0, 252],
  ['from the note to any title', shapes, columns, noteToTitle, 40, 56],
  ['its distance from the left', shapes, columns, its.between('h1', 'left', title), 0, 0],
  ['an upright picture on a phone', [upright], [phone], its.share, 0.321],
  ['an upright picture on a tablet', [upright], squarish, its.share, 0.5],
  ['a usual picture on a tablet', [usual], squarish, its.share, 0.37],
  ['a usual picture in a wide window', [usual, shaped(4 / 3)], wide, its.share, 0.6],
  ['a usual picture on a phone’s side', [usual], [side], its.share, 0.22],
  ['the note there', [red], sides, its.edgeOf(note, 'toBottom'), 0],
  ['day or button there', [...shapes, none], sides, its.edgeOf(lowest, 'toBottom'), 0],
  ['cues in a column', [red], columns, its.countOf(`${title} ~ p svg`), 0, 0],
  ['where a dialog begins', opened, wide, its.edgeOf('dialog time', 'top'), 0, 40],
  ['its rim', [...opened, '/bookmarks?open=2024-01-05'], all, its.rimOf('dialog'), 0, 0],
  ['the page that shows through', opened, [laptop], its.changesWithout('header'), 0, 0],
  ['the end of its text', [`${day('11-21')}&open`], [laptop], textEnd, 0, 720],
  ['lines of its day', opened, [small, phone, laptop], its.linesOf('dialog p > b'), 1, 1],
  ['lines of its date', opened, [small, phone, laptop], its.linesOf('dialog [class*=date]'), 1, 1],
  ['the light before a picture', [red], [desk], its.redOf(470, 570), 45],
  ['the light behind it', [red], [desk], its.redOf(1220, 1320), 60],
  ['words over white', [white], [desk], its.contrastOnPaper, 4.5],
  ['words over black', [black], [desk], its.contrastOnPaper, 4.5],
  ['a month’s right', [month], columns, its.edgeOf(saturday, 'toRight'), -2, 2],
  ['a month’s end', [month], [desk], its.edgeOf(saturday, 'toBottom'), -2, 2],
  ['a month’s gaps', [month], columns, its.between(friday, 'right', saturday, 'left'), 1, 3],
  ['words in a search’s head', [search], [phone, desk], quoted, 0, 0],
  ['where its tiles begin', [search], [phone], its.edgeOf('main li', 'top'), 0, 158],
  ['words to try', ['/dateview?find='], [desk], fromMiddle, -24, 24],
  ['four bookmarks', ['/bookmarks'], [desk], its.edgeOf('article', 'width'), 480],
  ['their end', ['/bookmarks'], [desk], its.edgeOf('main li:last-child', 'toBottom'), 0],
]

const dayToTitle = its.between('dialog b', 'bottom', 'dialog h2', 'top')
const enlarged: Row[] = [
  ['lines in the bar', screens, [phone, small], its.linesOf('nav span'), 1, 1],
  ['what leaves the window', screens, [phone, small], leaving, 0, 0],
  ['where the date begins', [red], [phone, small], its.edgeOf('#date', 'left'), 8],
  ['from day to title', opened, [phone, small], dayToTitle, 0],
]

const moreRows = its.rowsOf('details[open] > div > *')
const sentenceToLink = its.between('details p', 'left', 'details div svg')
const pressed: Row[] = [
  ['rows under More', [...opened, '/dateview?open'], [phone, desk], moreRows, 1, 2],
  ['links from their sentence', ['/bookmarks'], [phone], sentenceToLink, -1, 1],
  ['their end in a low window', ['/bookmarks'], [[1000, 400]], reachedEnd, -1],
]

const about: Row[] = [['what hides the page', ['/bookmarks'], [desk], its.backdrop, 0.3, 0.7]]

const paper: Row[] = [
  ['red paper', [red], [desk], its.rednessOf(4, 20), 5],
  ['the light on a phone', [red], [phone], its.countOf('[aria-hidden] > img'), 0, 0],
  ['green paper', [day('11-05')], [desk], its.rednessOf(4, 20), -99, 4],
  ['words over white', [white], [desk], its.contrastOnPaper, 4.5],
  ['words over black', [black], [desk], its.contrastOnPaper, 4.5],
]

const turned: Row[] = [
  ['the light before a picture', [red], [desk], its.redOf(470, 570), 45],
  ['the light behind it', [red], [desk], its.redOf(1220, 1320), 45],
  ['red paper', [red], [desk], its.rednessOf(4, 20), 5],
  ['from picture to title', [red], [desk], its.between('article img', 'right', title, 'left'), 0],
  ['what leaves the window', [...screens, ...opened], [desk], leaving, 0, 0],
]

const [viewer, slideshow] = [`${red}&open&picture`, `${month}&slideshow`]
const lightboxes = [viewer, slideshow, '/dateview?slideshow']
const words = its.opacityOf('.yarl__slide_captions_container')
const tools = its.opacityOf('.yarl__toolbar, .Lightbox_steps')
const still: Row[] = [
  ['words over a still picture', lightboxes, [desk], words, 0, 0],
  ['tools over it', lightboxes, [desk], tools, 0, 0],
  ['the light around it', [viewer], [desk], its.rednessOf(100, 160), 20],
]
const next: Row[] = [
  ['words over the next picture', [slideshow], [desk], words, 1],
  ['tools over it', [slideshow], [desk], tools, 0, 0],
]
const stirred: Row[] = [
  ['words after a move', lightboxes, [desk], words, 1],
  ['tools after it', lightboxes, [desk], tools, 1],
]

test.beforeEach(async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  const days = ['2024-01-05', '2024-01-06', '2024-01-07', '2024-01-08']
  await seedBookmarks(page, days, { url: `${app.origin}/icon.svg`, note: 'For the hall' })
  for (const [path, colour] of [
    ['10-30', 'white'],
    ['10-29', 'black'],
  ])
    await page.route(`**/mock/2026-${path}*`, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${colour}"/></svg>`,
      }),
    )
})

test('Each screen keeps to the figures of its design', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await measure(page, figures)
})

test('Text twice as large, what More opens, and About keep to theirs', async ({ page }) => {
  const root = page.locator('html')
  await measure(page, enlarged, () =>
    root.evaluate(({ style }) => style.setProperty('font-size', '200%')),
  )
  await measure(page, pressed, () => page.locator('summary', { hasText: 'More' }).click())
  await measure(page, about, () => page.getByRole('button', { name: 'About' }).click())
})

test('The light theme, and a page from right to left, keep to theirs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await measure(page, paper)
  await measure(page, turned, () =>
    page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl')),
  )
})

test('Title, caption and tools go from a still picture, and come back', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: desk[0], height: desk[1] })
  const picture = page.locator('.yarl__slide img').filter({ visible: true })
  const pass = async (milliseconds: number) => {
    await expect(picture).toHaveJSProperty('complete', true)
    await page.clock.fastForward(milliseconds)
  }
  await measure(page, still, () => pass(4000))
  await measure(page, next, async () => {
    await pass(4000)
    await expect.poll(() => words(page)).toBe(0)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.clock.runFor(5000)
  })
  await page.clock.resume()
  for (const stir of [() => page.mouse.move(300, 300), () => page.keyboard.press('Tab')])
    await measure(page, stirred, async () => {
      await pass(4000)
      await expect.poll(() => words(page)).toBe(0)
      await stir()
    })
})

/** @param prepare what comes before the measures at a path */
async function measure(page: Page, rows: Row[], prepare?: () => Promise<unknown>) {
  for (const path of new Set(rows.flatMap(([, paths]) => paths))) {
    const itsRows = rows.filter(([, paths]) => paths.includes(path))
    await page.goto(path)
    await page.locator('article, main li, .ui-empty-state p').first().waitFor()
    // The mock API's own line stands where a notch would.
    await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '0px'))
    await prepare?.()
    for (const size of new Set(itsRows.flatMap(([, , sizes]) => sizes))) {
      await resize(page, { width: size[0], height: size[1] })
      for (const [what, , sizes, figure, least, most = Infinity] of itsRows) {
        if (!sizes.includes(size)) continue
        const value = expect.soft.poll(() => figure(page), `${what}, ${path}, ${size.join(' x ')}`)
        await value.toBeGreaterThanOrEqual(least)
        await value.toBeLessThanOrEqual(most)
      }
    }
  }
}

/** How far above the window's end the head's last link comes, without a scroll of the page. */
async function reachedEnd(page: Page) {
  await page.locator('details a').last().scrollIntoViewIfNeeded()
  return (await its.edgeOf('details a', 'toBottom')(page)) - (await page.evaluate(() => scrollY))
}
