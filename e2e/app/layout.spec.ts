import { expect, type Page, test } from '../fixtures/app.ts'
import { answerWith, holdRequests } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'
import { resize } from './access/windows.ts'

const wideWindows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
]

test('On a phone the bar cuts no line of a title, a credit or the cue', async ({ page }) => {
  test.slow()
  const { card } = byDate(page)
  const titles = ['A Comet over the Sea', 'Inside the Lantern: Star Birth in a Dark Nebula']
  for (const title of [...titles, titles.join(' and ')])
    for (const [width, height] of [
      [1500, 1000],
      [1000, 1000],
      [1000, 1500],
      [4000, 1000],
    ]) {
      const url = `https://pictures.example/lamp.png?w=${width}&h=${height}`
      await answerWith(page, { title, url, copyright: 'Maeve Okonedo & Jun Marchetti' })
      await page.goto('/dateview?date=2024-01-05')
      await expect(card.getByRole('img')).toBeVisible()
      for (const size of phones) {
        await resize(page, size)
        const place = `${title.length} letters, ${width}:${height}, ${size.width} px`
        expect.soft(await linesUnderBar(page), place).toEqual([])
      }
    }
})

/** The lines of an entry's label that do not end above the bar. */
function linesUnderBar(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('nav')?.getBoundingClientRect().top ?? 0
    const words = document.querySelectorAll('article h2 span, article h2 ~ p span')
    const boxes = [...words].flatMap((each) => [...each.getClientRects()])
    return boxes.map(({ bottom }) => bottom - bar).filter((below) => below > 0)
  })
}

test('A card has the rows that its skeleton had', async ({ page }) => {
  const { card, loading } = byDate(page)
  for (const [index, size] of [...wideWindows, ...phones.slice(2)].entries()) {
    const date = `2024-01-${index + 10}`
    const title = 'Inside the Lantern: Star Birth in Drift Nebula SN 412'
    await answerWith(page, { title, explanation: title.repeat(40) })
    await page.setViewportSize(size)
    const letGo = await holdRequests(page, new RegExp(`planetary/apod.*${date}|apod-basic`))
    await page.goto(`/dateview?date=${date}`)
    await expect(loading).toBeAttached()
    const before = await placesIn(page)
    letGo()
    await expect(card.getByRole('img')).toBeVisible()
    expect.soft(await placesIn(page), `${size.width} px`).toEqual(before)
  }
})

/** Where the picture's box, the day and the title begin, and the box ends, in whole px. */
function placesIn(page: Page) {
  return page.locator('[class*=opening]').evaluate((opening) => {
    const media = opening.querySelector('[style*=ratio]')
    const day = opening.querySelector('time')
    const title = day?.closest('div')?.nextElementSibling
    const boxes = [media, day, title].map((each) => each?.getBoundingClientRect())
    const ends = [boxes[0]?.right, boxes[0]?.bottom]
    return [...boxes.flatMap((box) => [box?.left, box?.top]), ...ends].map((it) =>
      Math.round(it ?? NaN),
    )
  })
}
