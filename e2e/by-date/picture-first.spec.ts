import type { Page } from '@playwright/test'
import { findProportion } from '../../mock-api/picture-size.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { resize } from '../fixtures/geometry.ts'

const wide = findProportion(3 / 2, '2024-01-01')

/** The frame's top, and the share of the screen that the picture itself has. */
async function drawnPicture(page: Page) {
  const picture = byDate(page).card.getByRole('img')
  await expectLoaded(picture)
  return picture.evaluate((image: HTMLImageElement) => {
    const frame = image.getBoundingClientRect()
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(frame.width / naturalWidth, frame.height / naturalHeight)
    const [width, height] = [naturalWidth * scale, naturalHeight * scale]
    const top = frame.top + (frame.height - height) / 2
    const visible = Math.min(innerHeight, top + height) - Math.max(0, top)
    return { frame: frame.top, share: (width * visible) / (innerWidth * innerHeight) }
  })
}

test('a picture of 3:2 has a good share of any screen', async ({ page }) => {
  await page.goto(`/dateview?date=${wide}`)
  for (const [width, height, least] of [
    [1440, 900, 0.45],
    [1920, 1080, 0.45],
    [1024, 768, 0.4],
    [768, 1024, 0.4],
    [375, 667, 0.36],
    [667, 375, 0.36],
  ] as const) {
    await test.step(`at ${width} x ${height} ${least * 100} %`, async () => {
      await resize(page, width, height)
      expect((await drawnPicture(page)).share).toBeGreaterThanOrEqual(least)
    })
  }
  await test.step('on a phone it begins near the top; title and heart are on the screen', async () => {
    await resize(page, 375, 667)
    expect((await drawnPicture(page)).frame).toBeLessThan(130)
    const { title, heart } = byDate(page)
    const bar = await page.getByRole('navigation').boundingBox()
    for (const control of [title, heart]) {
      const box = await control.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
  await test.step('on a laptop no room is left under the card, and nothing scrolls', async () => {
    await resize(page, 1440, 900)
    const card = await byDate(page).card.boundingBox()
    const left = 900 - (card?.y ?? 0) - (card?.height ?? 0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(100)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  })
})

test('on a phone a title of two lines leaves its copyright on the screen', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, { title: 'Yellow Hearts of Dust and Blue Arms', copyright: 'Ann Other' })
  await resize(page, 375, 667)
  await page.goto('/dateview')
  const { card } = byDate(page)
  await expect(card.getByText('Today’s picture')).toBeVisible()
  const copyright = await card.getByText('Ann Other').boundingBox()
  const bar = await page.getByRole('navigation').boundingBox()
  expect((copyright?.y ?? Infinity) + (copyright?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('a title begins at the same height, on one line and on two', async ({ page }) => {
  await mockOtherHosts(page)
  await resize(page, 375, 667)
  const { lookUp, title } = byDate(page)
  const boxOf = async (text: string) => {
    await expect(title).toHaveText(text)
    return title.boundingBox()
  }
  await answerWith(page, { title: 'A Comet' })
  await page.goto('/dateview?date=2024-01-05')
  const one = await boxOf('A Comet')
  await answerWith(page, { title: 'A Comet’s Head and Its Two Tails' })
  await lookUp('2024-01-06')
  const two = await boxOf('A Comet’s Head and Its Two Tails')
  expect(two?.height).toBeGreaterThan(Number(one?.height))
  expect(two?.y).toBeCloseTo(Number(one?.y), 0)
})

test('on a wide screen form and buttons are on one row', async ({ page }) => {
  await page.goto(`/dateview?date=${wide}`)
  const { date, submit, previous, next, random } = byDate(page)
  const today = page.getByRole('button', { name: 'Today', exact: true })
  await expect(today).toBeVisible()
  for (const width of [960, 1024, 1280, 1440, 1920]) {
    await resize(page, width, 800)
    const middles = await Promise.all(
      [date, submit, previous, next, random, today].map(async (control) => {
        const box = await control.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(12)
  }
})

test('words keep a contrast of 4.5 over the light of a white picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/dateview?date=${wide}`)
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  const colours = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement)
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** Red, green, blue and opacity. */
    function parse(colour: string) {
      if (!canvas) throw new Error('There is no canvas.')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
    }
    const token = (name: string) => parse(styles.getPropertyValue(name))
    const words = [
      ...document.querySelectorAll('h1 a, nav a, form label, form p, [role=group] button'),
    ].map((element) => parse(getComputedStyle(element).color))
    return {
      words,
      ground: token('--ground'),
      glow: Number(styles.getPropertyValue('--glow')),
      cover: token('--cover'),
      onCover: token('--on-media-bg'),
    }
  })
  const white = [1, 1, 1]
  const mix = (over: number[], under: number[], opacity: number) =>
    under.map((part, index) => (over[index] ?? 0) * opacity + part * (1 - opacity))
  const lit = mix(white, colours.ground.slice(0, 3), colours.glow)
  expect(colours.words.length).toBeGreaterThan(5)
  for (const word of colours.words) expect(contrast(word, lit)).toBeGreaterThanOrEqual(4.5)
  const covered = mix(colours.cover, white, colours.cover[3] ?? 0)
  expect(contrast(colours.onCover, covered)).toBeGreaterThanOrEqual(4.5)
})

/** By WCAG 2's formula. */
function contrast(one: number[], other: number[]) {
  const [bright = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(colour: number[]) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
