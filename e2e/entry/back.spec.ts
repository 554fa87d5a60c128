import { expect, type Page, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

const link = { at: 2, text: 'lamp', url: 'https://apod.nasa.gov/apod/ap240203.html' }
test.use({ answers: { explanationLinks: [link] } })

const day = (digit: string, rest = '') => `/dateview?date=2024-01-0${digit}${rest}`

/** Checks the address, its dialogs, and the focus, which is in the front dialog or on a day's title. */
async function expectAt(page: Page, path: string, focused: 'title' | 'anything' = 'title') {
  await expect(page).toHaveURL(path)
  const layers = path.match(/[?&](open|picture|slideshow)\b/g) ?? []
  const seen = () =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog')]
      const front = dialogs.at(-1) ?? document.querySelector('article h2')
      return { open: dialogs.length, hasFocus: front?.contains(document.activeElement) }
    })
  const isFree = layers.length === 0 && focused === 'anything'
  const wanted = isFree ? { open: 0 } : { open: layers.length, hasFocus: true }
  await expect.poll(seen).toMatchObject(wanted)
  const [, date] = /(2024-\d\d-\d\d)/.exec(path) ?? []
  const name = page.getByText(`The Sky of ${date}`)
  if (date) await expect(name.last()).toBeVisible()
}

const pressButton = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).press('Enter')

async function openSecondDay(page: Page) {
  await page.goto(day('4'))
  await byDate(page).lookUp('2024-01-05')
  await expectAt(page, day('5'), 'anything')
  await byDate(page).title.press('Enter')
  await expectAt(page, day('5', '&open'))
}

test.describe('In each browser', { tag: '@firefox' }, () => {
  test('Back closes the viewer, then the dialog, and then leaves the day', async ({ page }) => {
    await openSecondDay(page)
    await pressButton(page, 'Zoom')
    await expectAt(page, day('5', '&open&picture'))
    await page.goBack()
    await expectAt(page, day('5', '&open'))
    await page.goBack()
    await expectAt(page, day('5'))
    await page.goBack()
    await expectAt(page, day('4'), 'anything')
    for (const rest of ['', '&open', '&open&picture']) {
      await page.goForward()
      await expectAt(page, day('5', rest), 'anything')
    }
    // Close and Escape go back, and add nothing to the history.
    await page.keyboard.press('Escape')
    await expectAt(page, day('5', '&open'))
    await pressButton(page, 'Close')
    await expectAt(page, day('5'))
  })

  test('A reload keeps the dialog and the viewer open', async ({ page }) => {
    const { seed } = listOfDays(1, { explanationLinks: [link] })
    await seed(page)
    for (const path of [day('5', '&open'), '/bookmarks?open=2020-01-01']) {
      await page.goto(`${path}&picture`)
      for (const left of [1, 0]) {
        await page.reload()
        await expect(page.getByRole('dialog')).toHaveCount(left + 1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(left)
      }
      await expect(page).not.toHaveURL(/open|picture/)
      await expect(byDate(page).title).toBeFocused()
    }
  })
})

test('Back and dialogs work despite session data of another version @rare', async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState({ scrollTop: 9 }, '')
    sessionStorage.setItem('astronomy-picture-of-the-day/visits', '{}')
  })
  await openSecondDay(page)
  await page.goBack()
  await expectAt(page, day('5'))
})
