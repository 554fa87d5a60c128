import { findProportion } from '../../mock-api/entry.ts'
import { expect, failedRequest, type Locator, type Page, test } from '../fixtures/app.ts'
import { answerWith, holdRequests } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { resize } from './access/faults.ts'

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

test('In a wide window a usual picture fills it, and each title stands where the last one was', async ({
  page,
}) => {
  const { card, title } = byDate(page)
  const places: [left: number, top: number][][] = wideWindows.map(() => [])
  for (const ratio of [3 / 2, 4 / 3, 1, 2 / 3, 4]) {
    await page.goto(`/dateview?date=${findProportion(ratio, '2024-01-01')}`)
    await expectLoaded(card.getByRole('img'))
    for (const [index, size] of wideWindows.entries()) {
      await resize(page, size)
      const { left, top } = await title.evaluate((it) => it.getBoundingClientRect())
      places[index]?.push([left, top])
      const isUsual = ratio === 3 / 2 || ratio === 4 / 3
      if (isUsual) expect.soft(await shareOf(card, size), `${size.width} px`).toBeGreaterThan(0.6)
    }
  }
  for (const [first, ...others] of places)
    for (const place of others) expect.soft(place).toEqual(first)
})

/** How much of the window a picture's own pixels have, from 0 to 1. */
async function shareOf(card: Locator, { width, height }: { width: number; height: number }) {
  const area = await card.getByRole('img').evaluate((picture: HTMLImageElement) => {
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = picture
    const scale = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
    return naturalWidth * scale * naturalHeight * scale
  })
  return area / (width * height)
}

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

test('On a phone on its side the bar cuts no day’s line, and no button of a day without an entry', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { card } = byDate(page)
  for (const ratio of [3 / 2, 2 / 3, 4]) {
    await page.goto(`/dateview?date=${findProportion(ratio, '2024-01-01')}`)
    await expectLoaded(card.getByRole('img'))
    await expectAboveBar(page, card.getByRole('time'), `${ratio}:1`)
  }
  await page.goto('/dateview?date=1995-06-17')
  const button = page.getByRole('button', { name: 'Show today’s picture' })
  await expectAboveBar(page, button, 'Not found.')
})

async function expectAboveBar(page: Page, element: Locator, what: string) {
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await resize(page, size)
    const bar = await page.getByRole('navigation').boundingBox()
    const box = await element.boundingBox()
    const end = box ? box.y + box.height : NaN
    expect.soft(end, `${what}, ${size.width} px`).toBeLessThanOrEqual(bar?.y ?? NaN)
  }
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

test('In a narrow window the slideshow of a wall or a search stands beside the search field', async ({
  page,
}) => {
  const field = page.getByRole('searchbox')
  const slideshow = page.getByRole('button', { name: 'Slideshow' })
  for (const search of ['month=2010-05', 'day=07-14', 'find=comet']) {
    await page.goto(`/dateview?${search}`)
    for (const [width, height] of [
      [320, 568],
      [667, 375],
      [768, 1024],
    ] as const) {
      await resize(page, { width, height })
      await expect(slideshow).toBeVisible()
      const boxes = await Promise.all([field.boundingBox(), slideshow.boundingBox()])
      const [middle, other] = boxes.map((box) => (box ? box.y + box.height / 2 : NaN))
      expect.soft(middle, `${search}, ${width} px`).toBeCloseTo(other ?? NaN, 0)
    }
  }
})
