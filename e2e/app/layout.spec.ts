import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf, holdRequests, mockOtherHosts } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

/** How many lines a title may have; on a narrow month's wall one without a picture has four. */
const places = [
  ['a month', '/dateview?month=2010-05', 4],
  ['found pictures', '/dateview?find=comet', 2],
  ['bookmarks', '/bookmarks', 2],
] as const

for (const [name, path, most] of places) {
  test(`The titles of ${name} are read over a white picture @rare`, async ({ page }) => {
    await page.route('**/*.{webp,gif,jpg}', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: white }),
    )
    await page.goto('/icon.svg')
    const url = `${new URL(page.url()).origin}/white.jpg`
    const titles = ['A Lamp', 'A lamp that was lit, and the night that came to look at it']
    await seedRecords(
      page,
      titles.map((title, index) => entryOf(`2024-01-0${index + 1}`, { title, url })),
    )
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect.poll(() => whitePictures(page)).toBeGreaterThan(1)
      await page.waitForLoadState('networkidle')
      // As under a pointer or the focus, all at once.
      await page
        .getByRole('listitem')
        .locator('*')
        .evaluateAll((all: HTMLElement[]) => {
          for (const { style } of all) {
            style.setProperty('--words-at-rest', '1')
            style.transition = 'none'
          }
        })
      const words = await wordsOnTiles(page)
      const lines = new Set(words.map((each) => each.lines))
      expect.soft(Math.max(...lines), `lines, ${width}`).toBeLessThanOrEqual(most)
      const ends = words.map(({ end }) => end)
      expect.soft(Math.max(...ends) - Math.min(...ends), `ends, ${width}`).toBeLessThan(1.5)
      expect.soft(await leastContrast(page), `contrast, ${width}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

const white =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="white" d="M0 0h600v400H0z"/></svg>'

function whitePictures(page: Page) {
  return page
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth).length)
}

/** How many lines each title has, and how far above its tile's end it ends. */
function wordsOnTiles(page: Page) {
  return page
    .getByRole('listitem')
    .locator('.ui-clamped')
    .evaluateAll((all) =>
      all.map((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        const { bottom = 0 } = title.closest('li')?.getBoundingClientRect() ?? {}
        const box = title.getBoundingClientRect()
        const tops = [...range.getClientRects()].filter(({ top }) => top < box.bottom - 2)
        return {
          lines: new Set(tops.map(({ top }) => Math.round(top))).size,
          end: bottom - box.bottom,
        }
      }),
    )
}

/** The least contrast of any pixel behind words with their colour, as seen without the letters. */
async function leastContrast(page: Page) {
  const words = page.getByRole('listitem').locator('.ui-clamped, time, .ui-clamped + span')
  const colours = await words.evaluateAll((all: HTMLElement[]) =>
    all.map((each) => {
      const { color } = getComputedStyle(each)
      each.style.color = 'transparent'
      return color
    }),
  )
  const picture = (await page.screenshot()).toString('base64')
  return words.evaluateAll(
    async (all, [png = '', ...ink]) => {
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!paint) throw new Error('There is no canvas.')
      paint.drawImage(bitmap, 0, 0)
      const contrasts = all.flatMap((each, index) => {
        const { left, top, width, height, bottom } = each.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight - 70 || width < 1) return []
        const [red = 0, green = 0, blue = 0] =
          (ink[index] ?? '').match(/[\d.]+/g)?.map(Number) ?? []
        const { data } = paint.getImageData(left, top, width, height)
        const letters = luminance(red, green, blue)
        const found = []
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
          found.push((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05))
        }
        return [found.reduce((least, next) => Math.min(least, next), Infinity)]
      })
      return Math.min(...contrasts)

      function luminance(...channels: [number, number, number]) {
        const [red = 0, green = 0, blue = 0] = channels.map((each) =>
          each > 10 ? ((each / 255 + 0.055) / 1.055) ** 2.4 : each / 255 / 12.92,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
    },
    [picture, ...colours],
  )
}

test('A card has the rows that its skeleton had @rare', async ({ page }) => {
  test.slow()
  const { card, loading } = byDate(page)
  await mockOtherHosts(page)
  const sizes = ['320x568', '390x844', '667x375', '768x1024', '1024x768', '1440x900', '1920x1080']
  for (const [index, size] of sizes.entries()) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const date = `2024-01-${index + 10}`
    const title = index % 2 ? 'M31 Rises' : 'Inside the Lantern: Star Birth in Drift Nebula SN 412'
    await answerWith(page, { title, copyright: 'Ilse Marchetti', explanation: title.repeat(40) })
    await page.setViewportSize({ width, height })
    const letGo = await holdRequests(page, new RegExp(`planetary/apod.*${date}|apod-basic`))
    await page.goto(`/dateview?date=${date}`)
    await expect(loading).toBeAttached()
    const before = await rowsOf(loading.locator('..'))
    letGo()
    await expect(card.getByRole('img')).toBeVisible()
    const after = await rowsOf(card)
    const moves = after.map((place, row) => Math.abs(place - (before[row] ?? NaN)))
    expect.soft(Math.max(...moves), size).toBeLessThan(1)
  }
})

/** Where picture and label begin and end, and day and title begin, in px. */
function rowsOf(card: Locator) {
  return card.evaluate((element) => {
    const [picture, label] = [...element.children].filter(({ tagName }) => tagName === 'DIV')
    const [day, title] = label?.children ?? []
    const boxes = [picture, label, day, title].map((each) => each?.getBoundingClientRect())
    return boxes.flatMap((box, index) => [
      box?.left ?? NaN,
      box?.top ?? NaN,
      ...(index < 2 ? [box?.right ?? NaN, box?.bottom ?? NaN] : []),
    ])
  })
}
