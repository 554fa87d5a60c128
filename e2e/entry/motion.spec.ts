import { expect, type Page, test } from '../fixtures/app.ts'
import { answerWith, holdRequests } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

/** @returns what takes the names of the groups that each view transition since the last call has moved */
async function recordMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: string[][] = []
    Reflect.set(globalThis, 'moves', moves)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(note)
      return transition
    }

    function note() {
      const names = document.getAnimations().flatMap(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : ''
        return /^::view-transition-group\((\w+)\)/.exec(pseudo ?? '')?.[1] ?? []
      })
      moves.push(names.toSorted())
    }
  })
  return () => page.evaluate((): string[][] => Reflect.get(globalThis, 'moves').splice(0))
}

const wall = '/dateview?month=2024-01'
const larger = /\.webp\?w=(?!480&)/

test('A tile grows into its day’s picture before that has loaded, and shrinks back into its place', async ({
  page,
}) => {
  const moves = await recordMoves(page)
  const tile = page.getByRole('link', { name: /^10, / })
  await page.goto(wall)
  await expectLoaded(tile.getByRole('img'))
  const release = await holdRequests(page, larger)
  await tile.click()
  await expect.poll(moves).toEqual([['picture']])
  const { card } = byDate(page)
  await expect(card.getByRole('heading')).toBeVisible()
  await expectLoaded(card.locator('img').first())
  await expect(card.getByRole('img')).toHaveJSProperty('complete', false)
  await expect(card.locator('.ui-shimmer')).toHaveCount(0)
  release()
  await expectLoaded(card.getByRole('img'))
  await page.goBack()
  await expect.poll(moves).toEqual([['picture']])
  await expect(tile).toBeFocused()
})

test('With reduced motion a tile opens its day without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moves = await recordMoves(page)
  await page.goto(wall)
  const tile = page.getByRole('link', { name: /^10, / })
  await expectLoaded(tile.getByRole('img'))
  await tile.click()
  await expectLoaded(byDate(page).card.getByRole('img'))
  await page.goBack()
  await expect(tile).toBeFocused()
  expect(await moves()).toEqual([])
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test(`From card to dialog the words glide, with as many lines, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const moves = await recordMoves(page)
    const title = 'A Very Long Title of a Night in Which the Lamp Was Lit Again'
    await answerWith(page, { title })
    await page.goto('/dateview?date=2024-01-05')
    const { card, dialog } = byDate(page)
    await expectLoaded(card.getByRole('img'))
    const looks = (place: typeof card) =>
      place
        .getByRole('heading')
        .evaluate((it) => [getComputedStyle(it).fontSize, it.getBoundingClientRect().height])
    const before = await looks(card)
    await card.getByRole('heading').click()
    await expect.poll(moves).toEqual([['label', 'picture', 'text']])
    expect(await looks(dialog)).toEqual(before)
  })
