import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { holdRequests, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded, inWords } from '../fixtures/page.ts'

const { seed, dayAt } = listOfDays(3)

function slideshow(page: Page) {
  const viewer = page.getByRole('dialog', { name: 'Slideshow viewer' })
  const shown = viewer.locator('.yarl__slide_current')
  return {
    button: page.getByRole('button', { name: 'Slideshow' }),
    viewer,
    shown,
    tools: viewer.locator('.yarl__toolbar'),
    expectDay: async (day: string) => {
      await expect(shown.getByText(inWords(day))).toBeVisible()
      await expectLoaded(shown.getByRole('img'))
    },
  }
}

/** The days that are looked up. */
function recordLookUps(page: Page) {
  const lookUps: string[] = []
  page.on('request', (request) => {
    if (/planetary|apod-basic/.test(request.url())) lookUps.push(request.url())
  })
  return lookUps
}

for (const [list, first] of [
  ['/bookmarks?order=oldest', dayAt(3)],
  ['/dateview?month=2010-05', '2010-05-01'],
  ['/dateview?day=07-14', '2026-07-14'],
  ['/dateview?find=comet', undefined],
] as const)
  test(`${list}&slideshow starts it for a frame on the wall, and Escape leads to the list${first === dayAt(3) ? '' : ' @rare'}`, async ({
    page,
  }) => {
    await mockOtherHosts(page)
    await seed(page)
    const lookUps = recordLookUps(page)
    await page.goto(`${list}&slideshow`)
    const { viewer, tools, shown, expectDay } = slideshow(page)
    if (first) await expectDay(first)
    else await expect(shown.getByText(/, 20\d\d/)).toBeVisible()
    await expect(tools).toHaveCSS('opacity', '0')
    await page.mouse.move(200, 200)
    await page.mouse.move(300, 300)
    await expect(tools).toHaveCSS('opacity', '1')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(lookUps).toHaveLength(0)
  })

test('A visitor starts the slideshow of a month, goes from its first picture to its last, and Back leads to the wall', async ({
  page,
}) => {
  const lookUps = recordLookUps(page)
  await page.goto('/dateview?month=2010-05')
  const { button, viewer, expectDay } = slideshow(page)
  await button.click()
  await expectDay('2010-05-01')
  await page.reload()
  await expectDay('2010-05-01')
  await page.keyboard.press('ArrowRight')
  await expectDay('2010-05-02')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectDay('2010-05-31')
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/dateview?month=2010-05')
  await button.click()
  await expectDay('2010-05-01')
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(lookUps).toHaveLength(0)
  await page.goForward()
  await expectDay('2010-05-01')
})

test('A slideshow waits for its list, and a list without pictures has none @rare', async ({
  page,
}) => {
  const letListArrive = await holdRequests(page, /image-article/)
  await page.goto('/dateview?month=2010-05&slideshow')
  await expect(page.getByRole('heading', { name: 'May 2010' })).toBeVisible()
  const { button, viewer, expectDay } = slideshow(page)
  await expect(viewer).toHaveCount(0)
  letListArrive()
  await expectDay('2010-05-01')
  await page.goto('/dateview?find=zebra&slideshow')
  await expect(page.getByText('No pictures found for “zebra”.')).toBeVisible()
  await expect(page).toHaveURL('/dateview?find=zebra')
  await page.goto('/bookmarks?slideshow')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page).toHaveURL('/bookmarks')
  await expect(button).toHaveCount(0)
  await expect(viewer).toHaveCount(0)
})
