import { expect, test } from '../fixtures/app.ts'
import { movements, openArriving } from '../fixtures/arriving-picture.ts'

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
