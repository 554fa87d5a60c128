import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { holdRequests, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded, longDate } from '../fixtures/page.ts'

const { seed, dayAt } = listOfDays(3, { hdurl: 'https://pictures.example/largest.png' })

function slideshow(page: Page) {
  const button = page.getByRole('button', { name: 'Slideshow' })
  const viewer = page.getByRole('dialog', { name: 'Slideshow viewer' })
  const slide = viewer.locator('.yarl__slide_current')
  /** Expects the picture of a day, by its caption. */
  async function expectDay(day: string) {
    await expect(slide.getByText(longDate(day))).toBeVisible()
    await expectLoaded(slide.getByRole('img'))
  }
  /** Lets time pass until the next picture comes; the time of one begins when the page has measured it. */
  async function expectTurn(day: string) {
    await expect(async () => {
      await page.clock.fastForward(8000)
      await expect(slide.getByText(longDate(day))).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectDay(day)
  }
  return { button, viewer, slide, tools: viewer.locator('.yarl__toolbar'), expectDay, expectTurn }
}

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await mockOtherHosts(page)
})

test('Each picture shows for eight seconds, in full screen @firefox', async ({ page }) => {
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?order=oldest')
  const { button, expectDay } = slideshow(page)
  await button.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expectDay(dayAt(3))
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  // From a step on, time is only what the test lets pass.
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(100)
  for (const place of [2, 1, 3]) {
    await expectDay(dayAt(place))
    await page.clock.fastForward(7000)
    await expectDay(dayAt(place))
    await page.clock.fastForward(1100)
    await page.clock.runFor(100)
  }
})

test('A month’s slideshow pauses, steps, goes round, looks nothing up', async ({ page, app }) => {
  await page.clock.install()
  await page.goto('/dateview?month=2010-05')
  const { button, viewer, expectDay, expectTurn } = slideshow(page)
  await button.click()
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expectDay('2010-05-01')
  await page.keyboard.press('ArrowRight')
  await expectDay('2010-05-02')
  for (const day of ['2010-05-01', '2010-05-31']) {
    await page.keyboard.press('ArrowLeft')
    await expectDay(day)
  }
  await viewer.getByRole('button', { name: 'Play' }).press('Space')
  await expectTurn('2010-05-01')
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/dateview?month=2010-05')
  await expect(button).toBeFocused()
  expect(app.mock.requests.filter(({ path }) => /planetary|apod-basic/.test(path))).toEqual([])
})

test('The slideshow of a day in all years shows the years', async ({ page }) => {
  await page.goto('/dateview?date=2015-07-14')
  await page.getByRole('link', { name: 'July 14 in all years' }).click()
  await expect(page).toHaveURL('/dateview?day=07-14')
  const { button, viewer, slide, expectDay } = slideshow(page)
  await expectLoaded(page.getByRole('main').getByRole('listitem').first().getByRole('img'))
  await button.click()
  await expect(page).toHaveURL('/dateview?day=07-14&slideshow')
  const title = slide.getByRole('heading')
  await expect(title).toHaveText(/^2026 · /)
  await page.keyboard.press('ArrowLeft')
  await expectDay('1995-07-14')
  await expect(title).toHaveText(/^1995 · /)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/dateview?day=07-14')
})

test('A slideshow waits for its list, and asks for more until it comes', async ({ page, app }) => {
  const letListCome = await holdRequests(page, /image-article/)
  await page.goto('/dateview?find=comet&order=oldest&slideshow')
  const { viewer, slide } = slideshow(page)
  await expect(page.getByRole('searchbox')).toHaveValue('comet')
  await expect(viewer).toHaveCount(0)
  letListCome()
  const day = slide.locator('h2 + p')
  await expect(day).toHaveText(/1995/)
  const first = (await day.textContent()) ?? ''
  app.mock.settings.listFailure = 'unavailable'
  await page.keyboard.press('ArrowLeft')
  await expect(day).not.toHaveText(first)
  // It fails on the page beneath, which says so once the slideshow closes.
  await expect(page.getByText('NASA’s list can’t be reached.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(day).toHaveText(first)
  delete app.mock.settings.listFailure
  const images = page.locator('main li img')
  const count = await images.count()
  await page.keyboard.press('ArrowLeft')
  await expect(day).not.toHaveText(first)
  // The next page's pictures are known.
  await expect.poll(() => images.count()).toBeGreaterThan(count)
  const last = (await day.textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(day).not.toHaveText(last)
  expect(await day.textContent()).not.toBe(first)
})

test('The tools stay while the list of paces is open @firefox', async ({ page }) => {
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?slideshow')
  const { viewer, tools, expectDay } = slideshow(page)
  await expectDay(dayAt(1))
  await viewer.getByLabel('Time per picture').click()
  await page.clock.fastForward(3000)
  await tools.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))
  await expect(tools).toHaveCSS('opacity', '1')
  // Without a choice the tools and the keys are the slideshow's again.
  await page.keyboard.press('Escape')
  await page.mouse.move(300, 300)
  await page.clock.fastForward(3000)
  await expect(tools).toHaveCSS('opacity', '0')
  await page.keyboard.press('ArrowRight')
  await expectDay(dayAt(2))
})

test('A slideshow fades to the next picture, or cuts for less motion', async ({ page }) => {
  await seed(page)
  const { viewer, expectDay } = slideshow(page)
  for (const [reducedMotion, fades] of [
    ['no-preference', ['0.48s', '0.48s']],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/bookmarks?slideshow')
    await expectDay(dayAt(1))
    for (const [name, day] of [
      ['Next picture', 2],
      ['Previous picture', 1],
    ] as const) {
      const fadesSoFar = await recordFades(page)
      await viewer.getByRole('button', { name }).click()
      await expect.poll(fadesSoFar).toEqual(fades)
      await expectDay(dayAt(day))
      expect(await fadesSoFar()).toEqual(fades)
    }
  }
})

/** @returns a function that reads how long each picture has faded, in or out */
async function recordFades(page: Page) {
  const fades = await page.evaluateHandle(() => {
    const times: string[] = []
    addEventListener('transitionend', ({ target, propertyName }) => {
      if (
        propertyName === 'opacity' &&
        target instanceof Element &&
        target.matches('.Lightbox_picture')
      )
        times.push(getComputedStyle(target).transitionDuration)
    })
    return times
  })
  return () => fades.jsonValue()
}

test('A slideshow shows no tools and loads no largest file; Escape ends it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?order=oldest&slideshow')
  const { button, viewer, tools, expectDay } = slideshow(page)
  await expectDay(dayAt(3))
  await page.clock.fastForward(3000)
  await expect(tools).toHaveCSS('opacity', '0')
  await expect(viewer.locator(':focus')).toHaveCSS('outline-style', 'none')
  // What has the focus by keyboard stays.
  await page.keyboard.press('Tab')
  await page.clock.fastForward(3000)
  await expect(tools).toHaveCSS('opacity', '1')
  // And what has the pointer.
  await page.mouse.click(300, 300)
  await page.keyboard.press('Space')
  const title = viewer.getByRole('heading')
  await title.hover()
  await page.clock.fastForward(3000)
  await expect(title).toHaveCSS('opacity', '1')
  await page.mouse.move(300, 300)
  await page.clock.fastForward(3000)
  await expect(title).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/bookmarks?order=oldest')
  expect(asked).toContain('https://pictures.example/lamp.png')
  expect(asked).not.toContain('https://pictures.example/largest.png')
  // One picture alone has a slideshow by its address, and no button.
  await page.goto(`/bookmarks?q=${dayAt(2)}&slideshow`)
  await expectDay(dayAt(2))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '1 of 3' })).toBeVisible()
  await expect(button).toHaveCount(0)
})
