import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

test.use({ answers: {} })

const { dayAt, seed } = listOfDays(30)

interface Move {
  name: string
  milliseconds: number
  from: Box
  to: Box
}

interface Box {
  width: number
  height: number
  x: number
  y: number
}

/** Has the page note what moves from where to where, and end each movement at once, or hold it. */
async function noteMoves(page: Page, holds = false) {
  await page.addInitScript((isHeld) => {
    const moves: unknown[] = []
    Reflect.set(globalThis, 'moves', moves)
    Reflect.set(globalThis, 'starts', 0)
    Reflect.set(globalThis, 'words', [])
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      Reflect.set(globalThis, 'starts', Reflect.get(globalThis, 'starts') + 1)
      const transition = start(update)
      void note(transition)
      return transition
    }

    async function note({ ready }: ViewTransition) {
      try {
        await ready
      } catch {
        return
      }
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) continue
        const name = effect.pseudoElement
        if (!name?.startsWith('::view-transition')) continue
        const { duration } = effect.getTiming()
        if (name.includes('(words)')) {
          Reflect.get(globalThis, 'words').push([name, duration])
          animation.finish()
          continue
        }
        animation.pause()
        moves.push({
          name,
          milliseconds: duration,
          from: boxOf(name),
          to: boxAtEnd(animation, name),
        })
        if (isHeld) animation.currentTime = 0
        else animation.finish()
      }
    }

    function boxAtEnd(animation: Animation, name: string) {
      animation.currentTime = Number(animation.effect?.getTiming().duration) - 0.001
      return boxOf(name)
    }

    function boxOf(pseudoElement: string) {
      const { width, height, transform } = getComputedStyle(document.documentElement, pseudoElement)
      const { a, e, f } = new DOMMatrix(transform)
      return { width: a * parseFloat(width), height: a * parseFloat(height), x: e, y: f }
    }
  }, holds)
}

function movesOf(page: Page): Promise<Move[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'moves'))
}

/** How many movements have begun. */
function startsOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'starts'))
}

/** The next movement, when it has ended. */
async function nextMove(page: Page, place: number): Promise<Move> {
  await expect.poll(async () => (await movesOf(page)).length).toBe(place)
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  const move = (await movesOf(page)).at(-1)
  if (!move) throw new Error('nothing moved')
  expect(move.milliseconds).toBeLessThanOrEqual(250)
  return move
}

async function skipWhereAbsent(page: Page) {
  const isThere = await page.evaluate(() => 'startViewTransition' in document)
  test.skip(!isThere, 'this browser has no view transitions')
}

async function openCard(page: Page) {
  await page.goto('/dateview?date=2024-03-05')
  await expectPicture(page)
  await skipWhereAbsent(page)
  return byDate(page)
}

async function openWall(page: Page) {
  await seed(page)
  await page.goto('/bookmarks')
  await expectPicture(page)
}

async function expectPicture(page: Page) {
  await expect(page.getByRole('article').first().getByRole('img').first()).toHaveJSProperty(
    'naturalWidth',
    300,
  )
}

function expectSame(box: Box, other: Box) {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(box[side] - other[side]), side).toBeLessThan(1.5)
  }
}

const zoom = (page: Page) => page.getByRole('button', { name: 'Zoom', exact: true })
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Image viewer' })
const tile = (page: Page, place: number) => page.getByRole('article', { name: dayAt(place) })
const pictureIn = 'img:not([aria-hidden] *, [hidden])'

test('the picture moves from the card to the modal, to the viewer and back, and their words fade above it', async ({
  page,
}) => {
  await noteMoves(page)
  const { title, modal } = await openCard(page)
  const words = () => page.evaluate(() => Reflect.get(globalThis, 'words').splice(0))
  const fadesIn = [['::view-transition-new(words)', 240]]
  const fadesOut = [['::view-transition-old(words)', 240]]
  let moves = 0
  for (const [width, height] of [
    [1440, 900],
    [375, 667],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await title.click()
      const toModal = await nextMove(page, (moves += 1))
      expect(await words()).toEqual(fadesIn)
      await zoom(page).click()
      const toViewer = await nextMove(page, (moves += 1))
      expect(await words()).toEqual(fadesIn)
      await page.keyboard.press('Escape')
      const back = await nextMove(page, (moves += 1))
      expect(await words()).toEqual(fadesOut)
      await expect(modal).toHaveCount(1)
      await page.keyboard.press('Escape')
      const home = await nextMove(page, (moves += 1))
      expect(await words()).toEqual(fadesOut)
      await expect(modal).toHaveCount(0)
      await expect(title).toBeFocused()
      await expectStepBack(page)

      const names = [toModal, toViewer, back, home].map(({ name }) => name)
      const [opening, closing] = ['opening', 'closing'].map(
        (way) => `::view-transition-group(${way})`,
      )
      expect(names).toEqual([opening, opening, closing, closing])
      expectSame(toModal.to, toViewer.from)
      expectSame(toViewer.to, back.from)
      expectSame(back.to, home.from)
      expectSame(home.to, toModal.from)
      // Just the picture, without what is left of its room.
      for (const { to } of [toModal, toViewer, back, home]) {
        expect(to.width / to.height).toBeCloseTo(3 / 2, 2)
      }
      expect(toViewer.to.width).toBeCloseTo(Math.min(width, height * 1.5), 0)
    })
  }
})

test('it moves from a tile to the modal, and to the tile of the one that was shown last, if that is on the screen', async ({
  page,
}) => {
  await noteMoves(page)
  await openWall(page)
  await skipWhereAbsent(page)
  await tile(page, 1).getByRole('time').click()
  const there = await nextMove(page, 1)
  const [first, second] = [await tile(page, 1).boundingBox(), await tile(page, 2).boundingBox()]
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: dayAt(2) })).toBeVisible()
  await page.keyboard.press('Escape')
  const back = await nextMove(page, 2)
  for (const [box, card] of [
    [there.from, first],
    [back.to, second],
  ] as const) {
    expect(box.width / box.height).toBeCloseTo(4 / 5, 1)
    expect(Math.abs(box.x - (card?.x ?? 0))).toBeLessThan(2)
    expect(Math.abs(box.y - (card?.y ?? 0))).toBeLessThan(2)
  }
  expect(there.to.width / there.to.height).toBeCloseTo(3 / 2, 2)

  await expectStepBack(page)
  await tile(page, 1).getByRole('time').click()
  await nextMove(page, 3)
  await page.evaluate(() => scrollTo(0, 600))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await startsOf(page)).toBe(3)
})

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('button', { name: 'Close' }).click(),
  Back: (page) => page.goBack(),
  'a click outside': async (page) => {
    // Sooner it would be the second one of a double click.
    await page.waitForTimeout(450)
    await page.mouse.click(5, 300)
  },
}

test('it moves back by each way out, and nothing is left in the history', async ({ page }) => {
  await noteMoves(page)
  const { title, modal } = await openCard(page)
  let moves = 0
  for (const [name, leave] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await title.click()
      await nextMove(page, (moves += 1))
      await leave(page)
      await nextMove(page, (moves += 1))
      await expect(modal).toHaveCount(0)
      await expectStepBack(page)
    })
  }
  await test.step('nothing moves where the browser’s own gesture has shown the way back', async () => {
    await page.evaluate(() =>
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true }),
    )
    await title.click()
    await nextMove(page, (moves += 1))
    await page.goBack()
    await expect(modal).toHaveCount(0)
    expect(await startsOf(page)).toBe(moves)
  })
})

test('a click while it moves is taken, on the picture, too', async ({ page }) => {
  await noteMoves(page, true)
  const { title, modal } = await openCard(page)
  await title.click()
  await expect.poll(async () => (await movesOf(page)).length).toBe(1)
  const box = await modal.locator(pictureIn).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 50, (box?.y ?? 0) + 200)
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
})

test('a key that is held down moves nothing, until it is let go, or the window is left', async ({
  page,
}) => {
  await noteMoves(page)
  const { title, modal } = await openCard(page)
  await title.focus()
  await page.keyboard.down('Enter')
  await nextMove(page, 1)
  await expect(modal).toBeVisible()
  // The browser repeats it.
  await page.keyboard.down('Enter')
  await expect(modal).toHaveCount(0)
  expect(await startsOf(page)).toBe(1)
  await page.keyboard.up('Enter')
  await expectStepBack(page)
  await page.keyboard.press('Enter')
  await nextMove(page, 2)

  await page.keyboard.down('Enter')
  await nextMove(page, 3)
  await expect(modal).toHaveCount(0)
  await expectStepBack(page)
  await page.keyboard.down('Enter')
  await expect(modal).toBeVisible()
  expect(await startsOf(page)).toBe(3)
  await page.keyboard.down('Enter')
  await expect(modal).toHaveCount(0)
  await expectStepBack(page)
  // Another window gets its end.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await title.click()
  await nextMove(page, 4)
})

test('where the browser can’t or reduced motion is preferred, all opens and closes at once', async ({
  page,
  browserName,
}) => {
  await noteMoves(page)
  await openWall(page)
  async function expectNoMoves() {
    for (const leave of Object.values(waysOut).slice(0, 3)) {
      await tile(page, 2).getByRole('time').click()
      await zoom(page).click()
      await expect(viewer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectStepBack(page, 1)
      await leave(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(tile(page, 2).getByRole('heading').getByRole('button')).toBeFocused()
      await expectStepBack(page)
    }
    expect(await startsOf(page)).toBe(0)
  }
  // Firefox’s driver can’t emulate this.
  if (browserName !== 'firefox') {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectNoMoves()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await expectNoMoves()
})
