import { expect, test } from '../fixtures/app.ts'
import { answerLookUps, answerWithResizable, holdRequests } from '../fixtures/entries.ts'
import { recordMoves } from '../fixtures/moves.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

const month = '/dateview?month=2024-01'
const nasaPictures = /assets\.science\.nasa\.gov/

test('A tile grows into its day and back, but not with reduced motion', async ({ page }) => {
  const moves = await recordMoves(page)
  // Makes it likely that a loaded picture isn’t decoded yet when the visitor opens or closes the day.
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise((done) => setTimeout(done, 500))
  })
  await answerWithResizable(page, '2024-01-10')
  const letEntryLoad = await holdRequests(page, /apod\?|apod-basic\/\d/)
  const letPictureLoad = await holdRequests(page, nasaPictures)
  const tile = page.locator('[data-date="2024-01-10"]')
  await page.goto(month)
  await expectLoaded(tile.locator('img'))
  const title = await tile.locator('.ui-clamped').innerText()
  await tile.click()
  await expect.poll(moves).toEqual([['picture']])
  const { card } = byDate(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(card.locator('.ui-text')).toHaveCount(0)
  letEntryLoad()
  await expect(card.getByRole('heading', { name: 'The Sky of 2024-01-10' })).toBeVisible()
  await expect(card.locator('.ui-text')).toHaveCSS('animation-name', 'fade')
  const cardPicture = card.getByRole('img')
  // The tile's file.
  await expect(cardPicture).not.toHaveAttribute('srcset')
  await expectLoaded(cardPicture)
  letPictureLoad()
  await expect(cardPicture).toHaveAttribute('srcset')
  await expectLoaded(cardPicture)
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.goBack()
  await expect.poll(moves).toEqual([['picture']])
  await expect(tile).toBeFocused()
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.locator(':active-view-transition')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tile.click()
  await expectLoaded(card.getByRole('img'))
  const visibleTiles = await page.evaluate(async () => {
    history.back()
    while (!document.querySelector('li [data-date]')) await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('li img')].filter((picture) =>
      picture.checkVisibility({ opacityProperty: true }),
    ).length
  })
  expect(visibleTiles).toBeGreaterThan(20)
  await expect(tile).toBeFocused()
  expect(await moves()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goForward()
  await expectLoaded(card.getByRole('img'))
  expect(await moves()).toEqual([])
  await page.getByRole('link', { name: 'Browse' }).click()
  await expect(tile).toBeAttached()
  expect(await moves()).toEqual([])
})

test('A day’s picture shrinks into an unloaded tile, and into its bookmark', async ({ page }) => {
  const moves = await recordMoves(page)
  const { card, heart, next } = byDate(page)
  const expectMove = async () => {
    await expect.poll(moves).toEqual([['picture']])
    await expect(page.locator(':active-view-transition')).toHaveCount(0)
  }
  await holdRequests(page, /image-article/)
  await page.goto('/dateview?date=2024-02-02')
  await heart.click()
  for (const section of ['Browse', 'Bookmarks']) {
    await expectLoaded(card.getByRole('img'))
    await page.getByRole('link', { name: section }).click()
    await expectMove()
    await page.goBack()
    await expectMove()
  }
  // The card still shows the day before.
  await holdRequests(page, /apod\?|apod-basic\/\d/)
  await next.click()
  await page.getByRole('link', { name: 'Browse' }).click()
  await expect(page.locator('[data-date="2024-02-03"]')).toBeVisible()
  expect(await moves()).toEqual([])
})

test('In a wide window, text moves to the dialog without crossing other text', async ({ page }) => {
  const moves = await recordMoves(page)
  await answerLookUps(page, { title: 'A Very Long Title of a Night in Which a Lamp Was Lit Again' })
  await page.goto('/dateview?date=2024-01-05')
  const { card, dialog } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  const titleSizeIn = (place: typeof card) =>
    place.getByRole('heading').evaluate((h2) => [getComputedStyle(h2).fontSize, h2.clientHeight])
  const before = await titleSizeIn(card)
  await card.getByRole('heading').click()
  await expect.poll(moves).toEqual([['words']])
  expect(await titleSizeIn(dialog)).toEqual(before)
  // What the text would cross fades in only after the text is back.
  const inTheWay = page.locator('h1, nav, main > :first-child')
  for (const text of await inTheWay.all()) await expect(text).toHaveCSS('opacity', '0')
  // A change during the transition would skip it.
  await expect(page.locator(':active-view-transition')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect.poll(moves).toEqual([['words']])
  for (const text of await inTheWay.all()) await expect(text).toHaveCSS('opacity', '1')
})

test('A picture moves from the card to the dialog and the viewer, and back', async ({ page }) => {
  const moves = await recordMoves(page)
  // In a wide window, the picture would stay in its place.
  await page.setViewportSize({ width: 768, height: 1024 })
  const { card, title, dialog, zoom } = byDate(page)
  await page.goto('/dateview?date=2024-01-10')
  await expectLoaded(card.getByRole('img'))
  // A late change would skip the transition.
  await page.waitForLoadState('networkidle')
  const expectMove = async (dialogs: number, names = 'picture words') => {
    await expect(dialog).toHaveCount(dialogs)
    await expect.poll(moves).toEqual([names.split(' ')])
    await expect(page.locator(':active-view-transition')).toHaveCount(0)
  }
  await title.click()
  await expectMove(1)
  await page.keyboard.press('Escape')
  await expectMove(0)
  await expect(title).toBeFocused()
  await title.click()
  await expectMove(1)
  await zoom.click()
  await expectMove(2, 'picture')
  await expect(page.locator('[data-kind=entry] .ui-fades-in-late').first()).toHaveCSS(
    'opacity',
    '0',
  )
  await expect(page.locator('[data-kind=viewer] :has(> h2)')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expectMove(1, 'picture')
  await page.goBack()
  await expectMove(0)
  await expect(page).not.toHaveURL(/open/)
})

test('A dialog that is closed while it opens returns the focus to its title', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-06')
  const { card, title, dialog } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  await title.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(title).toBeFocused()
})

test('The previous picture stays, but dimmed, until a second after the next day’s words', async ({
  page,
}) => {
  const { card, next } = byDate(page)
  await answerWithResizable(page, '2024-02-03')
  await page.goto('/dateview?date=2024-02-02')
  await expectLoaded(card.getByRole('img'))
  const pictures = card.locator('img')
  const previews: string[] = []
  page.on('request', (request) => {
    if (nasaPictures.test(request.url()) && request.url().includes('w=480')) previews.push('')
  })
  const letServicesAnswer = await holdRequests(page, /apod\?|apod-basic\/\d/)
  const letPicturesLoad = await holdRequests(page, nasaPictures)
  await next.click()
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAttribute('aria-hidden', 'true')
  await expect(pictures).not.toHaveAttribute('data-moves')
  await expect(pictures).toHaveCSS('opacity', '0.333333')
  await page.emulateMedia({ media: 'print' })
  await expect(pictures).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  expect(previews).toEqual([])
  const opacities = await card.evaluateHandle((element) => {
    const whenLeaving: number[] = []
    element.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLImageElement)
        whenLeaving.push(Number(getComputedStyle(target).opacity))
    })
    return whenLeaving
  })
  letServicesAnswer()
  await expect(card.locator('.ui-text')).toBeVisible()
  await expect(pictures).toHaveCount(0)
  // It doesn't brighten before it leaves.
  expect(Math.max(...(await opacities.jsonValue()))).toBeLessThan(0.4)
  await expect(card.locator('.Picture_frame:empty')).toBeVisible()
  await expect.poll(() => previews.length).toBe(1)
  letPicturesLoad()
  await expectLoaded(card.getByRole('img'))
  await expect(pictures).toHaveCount(1)
})

for (const [place, path] of [
  ['card', '?date=2024-01-05'],
  ['dialog', '?date=2024-01-05&open'],
  ['viewer', '?date=2024-01-05&open&picture'],
  ['slideshow', '?month=2024-01&slideshow'],
] as const)
  test(`In a ${place}, a picture that fades in lies over the one that fades out`, async ({
    page,
  }) => {
    await page.goto(`/dateview${path}`)
    const front = page.locator('main, dialog').last()
    await expectLoaded(front.getByRole('img').first())
    const fades = await front.evaluateHandle((element) => {
      const boxes: number[][][] = []
      const boxOf = (picture: Element) => {
        const { x, y, width, height } = picture.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }
      element.addEventListener('animationstart', ({ target }) => {
        if (target instanceof HTMLImageElement && target.parentElement)
          boxes.push([...target.parentElement.querySelectorAll('img')].map(boxOf))
      })
      return boxes
    })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => fades.jsonValue()).not.toEqual([])
    const [[leaving, entering, ...others] = []] = await fades.jsonValue()
    expect(leaving).toEqual(entering)
    expect(others).toEqual([])
  })

test('A zoomed picture fades when its viewer closes', async ({ page }) => {
  const moves = await recordMoves(page)
  await page.goto('/dateview?date=2024-01-05&open')
  const { dialog, zoom, viewer } = byDate(page)
  await expectLoaded(dialog.getByRole('img'))
  await zoom.click()
  await expect.poll(moves).toEqual([['picture']])
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(2000)
  await page.keyboard.press('Escape')
  await expect.poll(moves).toEqual([[]])
})
