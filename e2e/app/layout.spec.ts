import { expect, type Locator, type Page, test } from '../fixtures/app.ts'
import { seedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf, holdRequests } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'
import { misplaced, sizes } from './access/faults.ts'
import { endless } from './access/states.ts'

/** How many lines a title may have, on a wall only without a picture. */
const places = [
  ['a month', '/dateview?month=2010-05', 4],
  ['found pictures', '/dateview?find=comet', 4],
  ['bookmarks', '/bookmarks', 4],
] as const

for (const [name, path, most] of places) {
  test(`The titles of ${name} are read over a white picture @rare`, async ({ page, app }) => {
    await page.route('**/*.{webp,gif,jpg}', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: white }),
    )
    const url = `${app.origin}/white.jpg`
    const pictures = page.getByRole('listitem').getByRole('img')
    const titles = ['A Lamp', 'A lamp that was lit, and the night that came to see it', endless]
    await seedRecords(
      page,
      titles.map((title, index) => entryOf(`2024-01-0${index + 1}`, { title, url })),
    )
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(pictures.nth(1)).not.toHaveJSProperty('naturalWidth', 0)
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
      expect.soft(await misplaced(page), `${width}`).toEqual([])
      const words = await wordsOnTiles(page)
      const [lines, ends] = [words.map((each) => each.lines), words.map(({ end }) => end)]
      expect.soft(Math.max(...lines), `lines, ${width}`).toBeLessThanOrEqual(most)
      expect.soft(Math.max(...ends) - Math.min(...ends), `ends, ${width}`).toBeLessThan(1.5)
      expect.soft(await leastContrast(page), `contrast, ${width}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

const white =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="white" d="M0 0h600v400H0z"/></svg>'

/** How many lines each title has, and how far above its tile's end it ends. */
function wordsOnTiles(page: Page) {
  const titles = page.getByRole('listitem').locator('.ui-clamped')
  return titles.evaluateAll((all) =>
    all.map((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      const { bottom } = title.getBoundingClientRect()
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      const lines = new Set(tops.filter((top) => top < bottom - 2)).size
      return { lines, end: (title.closest('li')?.getBoundingClientRect().bottom ?? NaN) - bottom }
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
        let least = Infinity
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
          const contrast = (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05)
          least = Math.min(least, contrast)
        }
        return [least]
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
  for (const [index, size] of sizes.entries()) {
    const date = `2024-01-${index + 10}`
    const title = index % 2 ? 'M31 Rises' : 'Inside the Lantern: Star Birth in Drift Nebula SN 412'
    const copyright = 'Maeve Okonedo, Jun Marchetti & Noor Varga-Holm, Sample Sky Survey'
    await answerWith(page, { title, copyright, explanation: title.repeat(40) })
    await page.setViewportSize(size)
    const letGo = await holdRequests(page, new RegExp(`planetary/apod.*${date}|apod-basic`))
    await page.goto(`/dateview?date=${date}`)
    await expect(loading).toBeAttached()
    const before = await rowsOf(loading.locator('..'))
    letGo()
    await expect(card.getByRole('img')).toBeVisible()
    const after = await rowsOf(card)
    const moves = after.map((place, row) => Math.abs(place - (before[row] ?? NaN)))
    expect.soft(Math.max(...moves), `${size.width} px`).toBeLessThan(1)
  }
})

/** Where picture, label, day and title begin, and the picture ends, in px. */
function rowsOf(card: Locator) {
  return card.evaluate((element) => {
    const [picture, label] = [...element.children].filter(({ tagName }) => tagName === 'DIV')
    const [day, title] = label?.children ?? []
    const boxOf = (each?: Element) => each?.getBoundingClientRect() ?? new DOMRect(NaN)
    return [
      ...[picture, label, day, title].map(boxOf).flatMap(({ left, top }) => [left, top]),
      ...[picture].map(boxOf).flatMap(({ right, bottom }) => [right, bottom]),
    ]
  })
}
