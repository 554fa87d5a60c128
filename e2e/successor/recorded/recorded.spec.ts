import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, failedRequest, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/page.ts'
import { mockOtherHosts } from '../../fixtures/entries.ts'

const folder = process.env['RECORDED_ANSWERS'] ?? ''

interface Recorded {
  date: string
  title: string
  media_type: string
  url?: string
  copyright?: string
  hdurl?: string | false
}

function linesOf<T = Recorded>(file: string): T[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line))
}

/** Since the pictures moved, some of the recordings are NASA's logo. */
const entries = linesOf('entries.jsonl').filter(({ title }) => title !== 'NASA Science')

/** A picture or film itself, not the backdrop. */
const media = ':is(img, video, iframe):not([aria-hidden] *)'

test.setTimeout(3 * 60_000)
test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await mockOtherHosts(page)
  // Never answered, so that the film does not fail.
  await page.route(/^https:.*\.mp4$/, () => {})
})

test.use({ mockOptions: { entries: join(folder, 'entries.jsonl') } })

test('A recorded entry of each kind is a card with its title and media', async ({ page }) => {
  const { lookUp, title, card } = byDate(page)
  await page.goto('/dateview?date=1995-06-17')
  const kinds = entries.map(({ media_type, url, copyright }) =>
    [media_type, url?.split('/')[2], url?.slice(-4), !copyright].join(),
  )
  for (const [index, entry] of entries.entries()) {
    // Three of each.
    const before = kinds.slice(0, index).filter((kind) => kind === kinds[index])
    if (before.length > 2) continue
    await test.step(entry.date, async () => {
      await lookUp(entry.date)
      await expect(title).toHaveText(entry.title.replace(/\s+/g, ' ').trim())
      await expect(card.locator(selectorOf(entry))).toHaveCount(1)
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
    })
  }
})

function selectorOf({ media_type, url }: Recorded) {
  if (!url) return 'a'
  if (media_type === 'image') return `img${media}`
  return /\.(mp4|webm|ogv|mov|m4v)$/i.test(url) ? 'video' : 'iframe'
}

test('Each recorded error has its text', async ({ page, app }) => {
  const errors: { status: number; content_type: string; body: string }[] = JSON.parse(
    readFileSync(join(folder, 'errors.json'), 'utf8'),
  )
  app.mock.settings.successorFailure = 'unavailable'
  const { card, loading, lookUp, tryAgain } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  for (const [index, { status, content_type, body }] of errors.entries()) {
    await test.step(`error body ${index + 1} (${status})`, async () => {
      const date = `2024-02-${String(index + 1).padStart(2, '0')}`
      await page.route(`**/planetary/apod?*${date}`, (route) =>
        route.fulfill({ status, contentType: content_type, body }),
      )
      await lookUp(date)
      await expect(page).toHaveURL(`/dateview?date=${date}`)
      await expect(loading).toHaveCount(0)
      await expect(card).toHaveCount(0)
      const code: unknown = body.startsWith('{') ? JSON.parse(body).code : undefined
      if (code === 404 || code === 'apod_basic_not_found')
        await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
      else if (code === 400) await expect(page.getByText('Invalid Request - please')).toBeVisible()
      else await expect(tryAgain).toHaveCount(typeof code === 'number' ? 0 : 1)
    })
  }
})

/** File, day, title, part of the medium's address, first words, copyright line. */
const days = `
days-2026 | 2014-10-01 | The Butterfly Nebula from Hubble | butterflyblue_hst_3919.jpg | The bright clusters and nebulae of planet Earth's night sky are often named for flowers or insects. Though | Credit: NASA, ESA, and the Hubble SM4 ERO Team; Reprocessing & Copyright: Francesco Antonucci
days-2026 | 2015-10-18 | Mammatus Clouds Over Saskatchewan | mammatus_lindsay_1280.jpg | Why is this cloud so bubbly? Normally, cloud bottoms are flat. The flatness | Credit: Craig Lindsay, Wikipedia · Licence
days-2026 | 2026-10-02 | The Complete Sharpless Catalog: 313 Nebulas | sharpless_catalog.png | What does it take to image hundreds of nebulas? Today’s image contains | © Bing Xin
successor | 2026-09-16 | Webb's View of M64 | M64_Webb.jpg | ... | © NASA, CSA, ESA, F. Belfiore (ESO), J. Lee (STScI), A. Leroy (OSU), and D. Thilker (JHU); Processing: G. Kober (NASA/Catholic University)
successor | 2026-09-29 | Sh2-188: The Shrimp Nebula | Shrimp_Pawel_2048.jpg | What causes the swirl in the Shrimp Nebula? Stars & gas. | © Pawel Piechnik
successor | 2026-10-02 | The Complete Sharpless Catalog: 313 Nebulas | sharpless_catalog.png | What does it take to image hundreds of nebulas? Today’s image contains 313 objects. | © Bing Xin
successor | 2026-10-03 | Selfie at Vera Rubin Ridge | Sol1943CuriosityBodrov.jpg | On sol 1943 the Curiosity Rover | Credit: NASA, JPL-Caltech
successor | 2026-09-13 | Comet Video |  | A video. |
successor | 2026-09-12 | No image |  |  |
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ \| ?/))

/** Part of each medium's address in the archive, by day; the texts are alike, but for two. */
const archiveMedia = `
1995-06-16 e_lens.gif, 1998-02-11 m31.jpg, 2003-03-03 horse.jpg, 2009-05-05 eta.jpg,
2010-10-10 sun%20LD.jpg, 2013-03-03 player.vimeo.com/video/32095756, 2014-04-04 b.jpg,
2016-06-06 right.jpg, 2017-07-07 AS11.jpg,
2026-10-06 content/dam/science/cds/apod/apod/2026/october/Smile.gif, 2026-10-02 sharpless.png,
2026-07-26 Eclipse.mp4, 2026-09-13 Comet.mp4, 2026-07-08 www.youtube.com/embed/UgxWkOXcdZU,
2026-08-05 static.jpg, 2012-03-12, 2024-06-03, 2020-05-05 x.jpg, 2015-07-04 y.jpg`
const archiveTexts: Record<string, string[]> = {
  '2020-05-05': ['See the Pleiades, an earlier day and this.', '© Ada Stargazer, Some Observatory'],
  '2015-07-04': ['Worth getting up for.', 'Credit: NASA, JPL-Caltech'],
}
for (const [date = '', medium = ''] of archiveMedia.split(',').map((it) => it.trim().split(' '))) {
  const texts = archiveTexts[date] ?? ['Words about the sky.']
  days.push(['archive', date, `A Day of ${date.slice(0, 4)}`, medium, ...texts])
}

/** The recorded answers, those of the archive without the names of their shapes. */
const successors = ['days-2026', 'successor', 'archive'].flatMap((file) =>
  linesOf<{ answer?: Recorded } & Recorded>(`${file}.jsonl`).map((line) => ({
    file,
    answer: line.answer ?? line,
  })),
)

test('Each recorded answer of the successor shows its own', async ({ page, app }) => {
  test.setTimeout(5 * 60_000)
  const address = '**/apod-basic/*'
  app.mock.settings.failure = 'placeholder'
  const { card, lookUp, title, dialog } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  expect(successors.map(({ file, answer }) => [file, answer.date])).toEqual(
    days.map(([file, date]) => [file, date]),
  )
  for (const [index, { answer }] of successors.entries()) {
    const [file = '', date = '', name = '', medium = '', words = '', line = ''] = days[index] ?? []
    await test.step(`${file} ${date}`, async () => {
      await page.route(address, (route) => route.fulfill({ json: answer }))
      await lookUp(date)
      await expect(page).toHaveURL(`/dateview?date=${date}`)
      await expect(title).toHaveText(name)
      await expect(card).not.toContainText('Licence')
      await expect(card.locator(media)).toHaveCount(medium ? 1 : 0)
      if (medium) {
        const ending = medium.replaceAll('.', String.raw`\.`)
        await expect(card.locator(media)).toHaveAttribute('src', new RegExp(`/${ending}`))
      }
      await expect(card.locator('[poster*=thumbnail], [poster*=Meatball]')).toHaveCount(0)
      await title.click()
      const lines = [`${line}${name}`, date, words]
      await expect(dialog.locator(`time[datetime="${date}"]`)).toBeVisible()
      for (const text of lines) await expect(dialog).toContainText(text)
      await expect(dialog).not.toContainText(
        /[<>]|&\w+;|Explanation:|Tomorrow|email for| [,;:)]|\( /,
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.unroute(address)
    })
  }
})

test('The recorded posts of NASA’s list are found', async ({ page }) => {
  await page.route('**/image-article?*', (route) => route.fulfill({ json: linesOf('list.jsonl') }))
  await page.goto('/dateview?find=earth')
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  const titles = ['Neutron Star Earth', 'A Total Lunar Eclipse Over Uruguay', 'Sharpless Catalog']
  await expect(tiles).toContainText(titles)
  const hrefs = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))
  expect(hrefs.map((href) => href?.slice(-10))).toEqual(['1995-06-16', '2025-03-24', '2026-10-02'])
  await expect(tiles.first().locator('img')).toHaveAttribute('src', /content\/dam\/.*e_lens\.gif/)
  await expect(tiles.nth(1)).toHaveAccessibleName(/, film$/)
  await expect(tiles.nth(1).locator('img')).toHaveCount(0)
  await expect(tiles.last().locator('img')).toHaveAttribute('src', /sharpless_catalog/)
})
