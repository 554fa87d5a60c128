import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { answerWith } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test.use({ answers: {} })

async function open(page: Page, date = '2024-03-05') {
  await page.goto(`/dateview?date=${date}`)
  await expect(byDate(page).title).toHaveText(`The Sky of ${date}`)
}

/** Has the page note the direction of every transition between days. */
function noteSlides(page: Page) {
  return page.addInitScript(() => {
    const slides: unknown[] = []
    Reflect.set(globalThis, 'slides', slides)
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      slides.push(document.documentElement.dataset['slide'])
      return start(update)
    }
  })
}

async function slidesOf(page: Page) {
  return page.evaluate(() => Reflect.get(globalThis, 'slides'))
}

test('days slide in the direction of time', async ({ page }) => {
  await noteSlides(page)
  await open(page)
  const canSlide = await page.evaluate(() => 'startViewTransition' in document)
  test.skip(!canSlide, 'Firefox ESR has view transitions from version 153')
  const { previous, next, title } = byDate(page)
  await next.click()
  await expect(title).toHaveText('The Sky of 2024-03-06')
  await expect(page.locator('html')).not.toHaveAttribute('data-slide')
  await previous.click()
  await expect(title).toHaveText('The Sky of 2024-03-05')
  expect(await slidesOf(page)).toEqual(['later', 'earlier'])
})

/** Slides a day on, slowly; then presses again where the button is. */
async function expectPressLeadsOn(page: Page, press: (x: number, y: number) => Promise<void>) {
  // What has been seen is there at once; a day that arrives would end the movement.
  await open(page, '2024-03-06')
  await open(page)
  const { next, title } = byDate(page)
  await page.locator('html').evaluate(({ style }) => style.setProperty('--slow', '60s'))
  const box = await next.boundingBox()
  const pressNext = () => press((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await pressNext()
  await expect(title).toHaveText('The Sky of 2024-03-06')
  // Before it moves, the browser takes no press at all.
  const movements = () => page.evaluate(() => document.getAnimations().length)
  if (await page.evaluate(() => 'startViewTransition' in document))
    await expect.poll(movements).toBeGreaterThan(0)
  await pressNext()
  await expect(title).toHaveText('The Sky of 2024-03-07')
}

test('a click while days slide leads on', async ({ page }) => {
  await expectPressLeadsOn(page, (x, y) => page.mouse.click(x, y))
})

test('keys pressed quickly one after another show each day at once', async ({ page }) => {
  await noteSlides(page)
  await open(page)
  const { title } = byDate(page)
  for (const day of ['06', '07', '08', '09']) {
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText(`The Sky of 2024-03-${day}`)
  }
})

test('a browser without view transitions shows the day', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await open(page)
  await byDate(page).next.click()
  await expect(byDate(page).title).toHaveText('The Sky of 2024-03-06')
})

test('T and Today lead to today, and Today is gone there', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await open(page)
  const { title, card } = byDate(page)
  const today = page.getByRole('button', { name: 'Today', exact: true })
  await expect(card.getByText('Today’s picture')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(title).toHaveText('The Sky of 2026-11-20')
  await expect(card.getByText('Today’s picture')).toBeVisible()
  await expect(today).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('The Sky of 2026-11-19')
  await today.click()
  await expect(title).toHaveText('The Sky of 2026-11-20')
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('the card says that there is something to read', async ({ page }) => {
  await open(page)
  const { title, card, modal } = byDate(page)
  await expect(title).toHaveAccessibleDescription('Read about this picture')
  await card.getByText('Read about this picture').click()
  await expect(modal).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver sends no touches')

  test('a tap while days slide leads on', async ({ page }) => {
    await expectPressLeadsOn(page, (x, y) => page.touchscreen.tap(x, y))
  })

  /** A finger goes from one place to another, and leaves. */
  async function drag(page: Page, from: [number, number], to: [number, number]) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: [number, number]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await touch('touchStart', from)
    // The first touch loads what follows the finger.
    await page.waitForTimeout(300)
    for (let step = 1; step <= 8; step += 1) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 8
      await touch('touchMove', [at(0), at(1)])
    }
    const { card } = byDate(page)
    const moved = await card.evaluate((element) => element.style.translate)
    await touch('touchEnd', to)
    return moved
  }

  /** Two fingers enlarge the page. */
  async function spread(page: Page, y: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-apart, apart].map((by, id) => ({ id, x: 187 + by, y })),
      })
    await touch('touchStart', 40)
    for (const apart of [50, 60, 70, 80, 90, 100]) await touch('touchMove', apart)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a finger to the left shows the next day, to the right the previous one', async ({
    page,
  }) => {
    await open(page)
    const { title } = byDate(page)
    expect(await drag(page, [300, 300], [150, 305])).toBe('-150px')
    await expect(title).toHaveText('The Sky of 2024-03-06')
    // While days slide, the screen has no card that a finger could move.
    await expect(page.locator('html')).not.toHaveAttribute('data-slide')
    await drag(page, [100, 300], [260, 300])
    await expect(title).toHaveText('The Sky of 2024-03-05')
  })

  test('a short way, a way down or one from the edge leads nowhere', async ({ page }) => {
    await open(page)
    const { card, title } = byDate(page)
    await drag(page, [200, 300], [185, 300])
    await drag(page, [200, 400], [190, 200])
    await drag(page, [5, 300], [200, 300])
    await expect(title).toHaveText('The Sky of 2024-03-05')
    expect(await card.evaluate((element) => element.style.translate)).toBe('')
  })

  test('a second finger that comes and goes does not end the swipe of the first', async ({
    page,
  }) => {
    await open(page)
    const session = await page.context().newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      id: number,
      x: number,
      y: number,
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id, x, y }] })
    const { card, title } = byDate(page)
    const moved = () => card.evaluate((element) => element.style.translate)
    await send('touchStart', 0, 300, 300)
    // The first touch loads what follows the finger.
    await page.waitForTimeout(300)
    await send('touchMove', 0, 260, 300)
    await expect.poll(moved).toBe('-40px')
    await send('touchStart', 1, 200, 40)
    await send('touchEnd', 1, 200, 40)
    await send('touchMove', 0, 150, 300)
    await expect.poll(moved).toBe('-150px')
    await send('touchEnd', 0, 150, 300)
    await expect(title).toHaveText('The Sky of 2024-03-06')
  })

  test('a card that stays from day to day, as in an outage, is back in its place', async ({
    page,
  }) => {
    await answerWith(page, { date: '2024-03-01' })
    await page.goto('/dateview?date=2024-03-05')
    const { next, previous, card, date } = byDate(page)
    await next.click()
    await expect(date).toHaveValue('2024-03-06')
    await expect(card).toBeVisible()
    await previous.click()
    await expect(date).toHaveValue('2024-03-05')
    await expect(page.locator('html')).not.toHaveAttribute('data-slide')
    await drag(page, [300, 300], [150, 300])
    await expect(date).toHaveValue('2024-03-06')
    await expect.poll(() => card.evaluate((element) => element.style.translate)).toBe('')
  })

  test('touches do no harm where what follows the finger can’t be loaded', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    await page.route(urlOf('later'), (route) => route.abort())
    await open(page)
    const failed = page.waitForEvent('requestfailed')
    await drag(page, [300, 300], [150, 300])
    await failed
    await expect(byDate(page).title).toHaveText('The Sky of 2024-03-05')
  })

  test('a finger that is gone before the page can follow it is not waited for', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const add = globalThis.addEventListener.bind(globalThis)
      globalThis.addEventListener = (
        type: string,
        ...rest: [EventListenerOrEventListenerObject]
      ) => {
        if (type === 'pointermove') document.documentElement.dataset['followed'] = ''
        add(type, ...rest)
      }
    })
    const arrive = await holdRequests(page, urlOf('later'))
    await open(page)
    await drag(page, [300, 300], [200, 300])
    const loaded = page.waitForEvent('requestfinished')
    arrive()
    await loaded
    await page.waitForTimeout(300)
    await expect(page.locator('html')).not.toHaveAttribute('data-followed')
    await drag(page, [300, 300], [150, 300])
    await expect(page.locator('html')).toHaveAttribute('data-followed')
  })

  test('a finger on an enlarged page moves the page', async ({ page }) => {
    await open(page)
    const { card, title } = byDate(page)
    await expect(card).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    await spread(page, 300)
    // Chromium would move it all the same.
    await expect(card).toHaveCSS('touch-action', 'auto')
    const left = () => page.evaluate(() => visualViewport?.pageLeft ?? 0)
    const before = await left()
    expect(await drag(page, [250, 300], [100, 305])).toBe('')
    await expect.poll(left).toBeGreaterThan(before + 50)
    await expect(title).toHaveText('The Sky of 2024-03-05')
  })
})
