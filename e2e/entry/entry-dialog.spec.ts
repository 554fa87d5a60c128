import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectClosed } from '../fixtures/page.ts'

const answers = {
  title: 'A Lamp',
  copyright: 'Ada Nova',
  explanation: 'Lit at dusk. '.repeat(300),
}

test.describe('With a long explanation', () => {
  test.use({ answers })
  test.beforeEach(({ page }) => page.goto('/dateview?date=2024-01-05'))

  test('A visitor clicks the picture, reads about it, bookmarks it, and closes the dialog', async ({
    page,
  }) => {
    const { card, dialog, title, heart } = byDate(page)
    await card.getByRole('img').click()
    await expect(page.getByRole('dialog', { name: 'A Lamp' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'A Lamp' })).toBeVisible()
    await expect(dialog.getByText('© Ada Nova')).toBeVisible()
    await expect(dialog.getByText('Friday, January 5, 2024')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'A Lamp' })).toBeVisible()
    await dialog.getByText('Lit at dusk.').click()
    await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(title).toBeFocused()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('The page behind a dialog does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    const { title, dialog } = byDate(page)
    await title.click()
    await dialog.getByRole('heading', { level: 2 }).hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
    await page.mouse.move(5, 150)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('A double click on what opens a dialog opens it', async ({ page }) => {
    const { dialog } = byDate(page)
    await byDate(page).card.dblclick({ position: { x: 300, y: 200 }, delay: 60 })
    await expect(page).toHaveTitle(/A Lamp/)
    await expect(dialog, 'the viewer stays closed').toHaveCount(1)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  })
})

test.describe('With movement', () => {
  test.use({ answers: {}, contextOptions: { reducedMotion: 'no-preference' } })

  test('A visitor sees the picture move from the card to the dialog and back, on Escape, Close and Back', async ({
    page,
  }) => {
    const moves = await noteMoves(page)
    const { title, dialog } = await openCard(page)
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await title.click()
      await expect(dialog).toBeVisible()
      await expect.poll(moves).toEqual([['picture', true]])
      // What comes while a picture moves is shown at once.
      await expect(page.locator(':active-view-transition')).toHaveCount(0)
      await leave()
      await expect(dialog).toHaveCount(0)
      await expect.poll(moves).toEqual([['picture', true]])
      await expect(title).toBeFocused()
      await expectClosed(page)
    }
  })

  test('A visitor sees the picture move from the dialog to the viewer and back', async ({
    page,
  }) => {
    await noteMoves(page)
    const library = page.waitForResponse(/viewer-/)
    const { title, zoom, viewer } = await openCard(page)
    await title.click()
    await library
    for (const change of [() => zoom.click(), () => page.keyboard.press('Escape')]) {
      await expect(page.locator(':active-view-transition')).toHaveCount(0)
      await page.evaluate(() => Reflect.set(globalThis, 'hasMoved', false))
      await change()
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'hasMoved'))).toBe(true)
    }
    await expect(viewer).toHaveCount(0)
  })

  test('A visitor clicks the picture while it moves, and the viewer opens', async ({ page }) => {
    const moves = await noteMoves(page, true)
    const { title, dialog, viewer } = await openCard(page)
    await title.click()
    await expect.poll(moves).toEqual([['picture', true]])
    // A click before could be the second one of a double click.
    await expect(dialog.getByRole('img')).toHaveCSS('pointer-events', 'auto')
    const { x = 0, y = 0 } = (await dialog.getByRole('img').boundingBox()) ?? {}
    await page.mouse.click(x + 50, y + 100)
    await expect(viewer).toBeVisible()
  })
})

/** Has the page note each movement of a picture: its name and how long it takes; all end at once, or wait. */
async function noteMoves(page: Page, holds = false) {
  await page.addInitScript((isHeld) => {
    const moves: unknown[] = []
    Reflect.set(globalThis, 'moves', moves)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(note)
      return transition
    }

    function note() {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) continue
        const [, name] = /^::view-transition-group\((\w+)\)/.exec(effect.pseudoElement ?? '') ?? []
        // A shimmer has no end.
        if (!name) continue
        moves.push([name, Number(effect.getTiming().duration) <= 250])
        const [from, to] = effect.getKeyframes()
        Reflect.set(globalThis, 'hasMoved', from?.['transform'] !== to?.['transform'])
        if (isHeld) animation.pause()
        else animation.finish()
      }
    }
  }, holds)
  return () => page.evaluate(() => Reflect.get(globalThis, 'moves').splice(0))
}

async function openCard(page: Page) {
  await page.goto('/dateview?date=2024-03-05')
  await expect(byDate(page).card.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
  return byDate(page)
}
