import { expect, test } from '../fixtures/app.ts'
import { movements, openArriving } from '../fixtures/arriving-picture.ts'
import { byDate } from '../fixtures/by-date.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { seedBookmarks } from '../fixtures/list-of-days.ts'

test.use({ answers: {} })

test('a picture on its way shimmers, and fades in when it is there', async ({ page }) => {
  const { picture, letItCome } = await openArriving(page)
  expect(await movements(page)).toEqual([Infinity])
  await expect(picture).toHaveCSS('opacity', '0.01')
  letItCome()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(picture).toHaveAttribute('data-faded', 'opacity')
  await expect.poll(() => movements(page)).not.toContain(Infinity)
})

test('a picture that takes longer than a second is shown as it comes', async ({ page }) => {
  const { picture } = await openArriving(page)
  await picture.evaluate((image) => {
    for (const animation of image.getAnimations()) animation.finish()
  })
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(picture).toHaveAttribute('data-coming')
})

test('in the wall, a picture shimmers and fades in only if it takes a while', async ({ page }) => {
  await seedBookmarks(page, ['2024-01-05'])
  const letItCome = await holdRequests(page, 'https://pictures.example/**')
  await page.addInitScript(() => {
    let added = 0
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const picture = document.querySelector('img')
        if (picture && !added) added = performance.now()
        if (target !== picture || !picture.hasAttribute('data-coming')) continue
        picture.dataset['waited'] ??= String(performance.now() - added)
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-coming'] })
  })
  await page.goto('/bookmarks')
  const picture = byDate(page).card.getByRole('img')
  await expect(picture).toHaveAttribute('data-waited')
  expect(Number(await picture.getAttribute('data-waited'))).toBeGreaterThan(190)
  expect(await movements(page)).toContain(Infinity)
  letItCome()
  await expect(picture).not.toHaveAttribute('data-coming')
  await expect.poll(() => movements(page)).toEqual([])
  await expect(picture).toHaveCSS('opacity', '1')
})
