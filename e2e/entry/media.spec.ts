import { expect, test } from '../fixtures/app.ts'
import { byDate, expectLoaded, recordShifts } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'

test.beforeEach(({ page }) => mockOtherHosts(page))

test('A small picture grows 2.5 times at most, in card and dialog, and nothing moves @rare', async ({
  page,
}) => {
  const shifts = await recordShifts(page)
  await answerWith(page, { url: 'https://pictures.example/lamp.png?w=160&h=120' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  expect(await shifts()).toEqual([])
  const picture = await card.getByRole('img').boundingBox()
  expect(picture).toMatchObject({ width: 400 })
  const box = await card.locator('div').first().boundingBox()
  expect((picture?.x ?? NaN) + 200).toBeCloseTo((box?.x ?? NaN) + (box?.width ?? NaN) / 2, 0)
  await title.click()
  await expect.poll(() => dialog.getByRole('img').boundingBox()).toMatchObject({ width: 400 })
})

test('A visitor loads a picture again that failed, in card and dialog', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await answerWith(page, {})
  await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog } = byDate(page)
  const notice = 'The picture could not be loaded.'
  await expect(card.getByText(notice)).toBeVisible()
  await title.click()
  await expect(dialog.getByText(notice)).toBeVisible()
  await page.unroute('https://pictures.example/**')
  for (const [place, focused] of [
    [dialog, dialog],
    [card, page.getByRole('main')],
  ] as const) {
    await place.getByRole('button', { name: 'Load it again' }).press('Enter')
    await expect(place.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
    await expect(place.getByText(notice)).toHaveCount(0)
    await expect(focused).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('A picture is requested once, though the backdrop shows it too, and again in the dialog', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog } = byDate(page)
  const backdrop = page.locator('[aria-hidden] > img')
  await expectLoaded(card.getByRole('img'))
  await expect(backdrop).toHaveCount(1)
  await title.click()
  await expectLoaded(dialog.getByRole('img'))
  await expect(backdrop).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const pictures = app.mock.requests.filter(({ path }) => path.startsWith('/mock/'))
  expect(pictures).toHaveLength(1)
})

test('A visitor who asks for forced colours or less transparency, or prints, gets no backdrop @rare', async ({
  page,
}) => {
  // In the light theme there is none.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dateview?date=2024-01-05')
  const backdrop = page.locator('[aria-hidden] > img')
  await expect(backdrop).toBeVisible()
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expect(backdrop).toBeHidden()
    await page.emulateMedia({ media: null, forcedColors: null })
    await expect(backdrop).toBeVisible()
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-transparency', value: 'reduce' },
    ],
  })
  await expect(backdrop).toBeHidden()
})
