import { expect, type Page, test } from '../fixtures/app.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ entryFields: {} })

const dayPath = (digit: string, rest = '') => `/dateview?date=2024-01-0${digit}${rest}`

/** Expects an address with its dialogs, and the focus in the front one. */
async function expectAddress(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  const layers = path.match(/[?&](open|picture)\b/g) ?? []
  const seen = () =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog')]
      const front = dialogs.at(-1) ?? document
      return { open: dialogs.length, hasFocus: front.contains(document.activeElement) }
    })
  await expect.poll(seen).toEqual({ open: layers.length, hasFocus: true })
  const date = path.match(/2024-\d\d-\d\d/)?.[0] ?? ''
  await expect(page.getByText(`The Sky of ${date}`).filter({ visible: true })).not.toHaveCount(0)
}

const pressButton = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).press('Enter')

async function openSecondDay(page: Page) {
  await page.goto(dayPath('4'))
  await byDate(page).lookUp('2024-01-05')
  await expectAddress(page, dayPath('5'))
  await byDate(page).title.press('Enter')
  await expectAddress(page, dayPath('5', '&open'))
}

test.describe('In Chromium and Firefox', { tag: '@firefox' }, () => {
  test('Back closes the viewer, then the dialog, and then leaves the day', async ({ page }) => {
    await openSecondDay(page)
    await pressButton(page, 'Zoom')
    await expectAddress(page, dayPath('5', '&open&picture'))
    for (const rest of ['&open', '']) {
      await page.goBack()
      await expectAddress(page, dayPath('5', rest))
    }
    await expect(byDate(page).title).toBeFocused()
    await page.goBack()
    await expectAddress(page, dayPath('4'))
    for (const rest of ['', '&open', '&open&picture']) {
      await page.goForward()
      await expectAddress(page, dayPath('5', rest))
    }
    // Escape and Close go back in the history.
    await page.keyboard.press('Escape')
    await expectAddress(page, dayPath('5', '&open'))
    await pressButton(page, 'Close')
    await expectAddress(page, dayPath('5'))
    await expect(byDate(page).title).toBeFocused()
  })

  test('A reload keeps the dialog and the viewer open', async ({ page }) => {
    await bookmarksOfDays(1).seed(page)
    for (const path of [dayPath('5', '&open'), '/bookmarks?open=2020-01-01']) {
      await page.goto(`${path}&picture`)
      await expect(page.getByRole('dialog')).toHaveCount(2)
      for (const dialogsLeft of [1, 0]) {
        await page.reload()
        await expect(page.getByRole('dialog')).toHaveCount(dialogsLeft + 1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(dialogsLeft)
      }
      await expect(page).not.toHaveURL(/open|picture/)
      await expect(byDate(page).title).toBeFocused()
    }
  })
})

for (const [path, visit] of [
  ['/bookmarks', { scrollTop: 1200, tileCount: 36 }],
  ['/dateview?day=01-20', { scrollTop: 100, pressedLink: '/dateview?date=2020-01-20' }],
] as const)
  test(`A reload of ${path} keeps what version 1.5.0 stored of the visit`, async ({ page }) => {
    await bookmarksOfDays(40).seed(page)
    await page.setViewportSize({ width: 800, height: 400 })
    await page.addInitScript(
      (stored) => {
        history.replaceState({ id: 0.5 }, '')
        sessionStorage.setItem('astronomy-picture-of-the-day/visits', stored)
      },
      JSON.stringify([[0.5, visit]]),
    )
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(visit.scrollTop)
    if ('tileCount' in visit) await expect(page.getByRole('article')).toHaveCount(visit.tileCount)
    else await expect(page.locator(`main a[href="${visit.pressedLink}"]`)).toBeFocused()
  })
