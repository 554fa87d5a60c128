import { findProportion } from '../../mock-api/picture-size.ts'
import { expect, test } from '../fixtures/app.ts'
import { movements, openArriving } from '../fixtures/arriving-picture.ts'
import { byDate } from '../fixtures/by-date.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

test.use({ answers: {}, contextOptions: { reducedMotion: 'reduce' } })

test('days do not slide', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('nothing should slide')
    }
  })
  await page.goto('/dateview?date=2024-03-05')
  const { next, title } = byDate(page)
  await expect(title).toHaveText('The Sky of 2024-03-05')
  await next.click()
  await expect(title).toHaveText('The Sky of 2024-03-06')
})

test('a picture on its way neither shimmers nor fades in', async ({ page }) => {
  const { picture, letItCome } = await openArriving(page)
  expect(await movements(page)).toEqual([])
  letItCome()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(picture).not.toHaveAttribute('data-faded')
})

test('the tiles after a removed one are at their places at once', async ({ page }) => {
  const { dayAt, seed } = listOfDays(40)
  await seed(page)
  await page.goto('/bookmarks')
  const tile = (place: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('article', { name: dayAt(place) }) })
  await expect(tile(4)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeAttached()
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('nothing should glide')
    }
  })
  const placeOfThird = await tile(3).boundingBox()
  await tile(3).getByRole('button', { name: 'Remove bookmark' }).press('Enter')
  await expect(tile(3)).toHaveCount(0)
  expect(await tile(4).boundingBox()).toEqual(placeOfThird)
})

test('a panorama in the image viewer fills the height and stands still', async ({ page }) => {
  await page.context().unrouteAll()
  await page.goto(`/dateview?date=${findProportion(4, '2024-01-01')}`)
  await byDate(page).title.click()
  await page.getByRole('button', { name: 'Zoom', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer.getByRole('status')).not.toHaveText('100 %')
  const placeOf = () =>
    viewer.getByRole('img').evaluate((image) => image.parentElement?.getBoundingClientRect().x)
  await expect.poll(placeOf).toBeLessThan(0)
  const first = await placeOf()
  await page.waitForTimeout(500)
  expect(await placeOf()).toBe(first)
})
