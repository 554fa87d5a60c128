import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/by-date.ts'
import { failedRequest } from '../../fixtures/console.ts'
import { mockOtherHosts } from '../../fixtures/entries.ts'
import { expectStepBack } from '../../fixtures/step-back.ts'

const folder = process.env['RECORDED_ANSWERS'] ?? ''

interface RecordedEntry {
  date: string
  title: string
  media_type: string
  url?: string
}

interface RecordedSuccessor extends RecordedEntry {
  hdurl?: string | false
}

interface RecordedError {
  status: number
  content_type: string
  body: string
}

const recordings = linesOf<RecordedEntry>('entries.jsonl')
const entries = recordings.filter((entry) => !isLogo(entry))
const placeholders = [...recordings.filter(isLogo), ...linesOf<RecordedEntry>('placeholder.jsonl')]
/** One visit looks so many up. */
const batch = 40
const errors: RecordedError[] = JSON.parse(readFileSync(join(folder, 'errors.json'), 'utf8'))

function linesOf<T>(file: string): T[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

/** Since the pictures moved, some of the recordings are NASA's logo. */
function isLogo({ title }: RecordedEntry) {
  return title === 'NASA Science'
}

/** A picture or film itself, not its light behind it. */
const media = ':is(img, video, iframe):not([aria-hidden] *)'

function selectorOf({ media_type, url }: RecordedEntry) {
  if (!url) return 'a'
  if (media_type === 'image') return `img${media}`
  return /\.(mp4|webm|ogv|mov|m4v)$/i.test(url) ? 'video' : 'iframe'
}

// What fades in takes time, and looks the same in the end.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('recorded entries', () => {
  test.use({ mockOptions: { entries: join(folder, 'entries.jsonl') } })

  for (let first = 0; first < entries.length; first += batch) {
    const some = entries.slice(first, first + batch)
    test(`those from ${some[0]?.date} on are cards with title and media`, async ({ page }) => {
      test.slow()
      const { lookUp, title, card } = byDate(page)
      await mockOtherHosts(page)
      // Never answered, so that the film does not fail.
      await page.route(/^https:.*\.mp4$/, () => {})
      await page.goto(`/dateview?date=${some[0]?.date}`)
      for (const entry of some) {
        await test.step(entry.date, async () => {
          await lookUp(entry.date)
          await expect(title).toHaveText(entry.title.replace(/\s+/g, ' ').trim())
          await expect(card.locator(selectorOf(entry))).toHaveCount(1)
          await expect(page.getByText('could not be loaded')).toHaveCount(0)
        })
      }
    })
  }
})

test('each error body has its text', async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  app.mock.settings.successorFailure = 'unavailable'
  const { card, loading, lookUp, tryAgain } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  for (const [index, { status, content_type, body }] of errors.entries()) {
    await test.step(`error body ${index + 1} (${status})`, async () => {
      const date = `2024-02-${String(index + 1).padStart(2, '0')}`
      await page.route(`**/planetary/apod?*${date}`, (route) =>
        route.fulfill({
          status,
          headers: { 'content-type': content_type, 'access-control-allow-origin': '*' },
          body,
        }),
      )
      await lookUp(date)
      await expect(page).toHaveURL(`/dateview?date=${date}`)
      await expect(loading).toHaveCount(0)
      await expect(card).toHaveCount(0)
      const code: unknown = body.startsWith('{') ? JSON.parse(body).code : undefined
      if (code === 404 || code === 'apod_basic_not_found')
        await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
      else if (code === 400) await expect(page.getByText('Invalid Request - please')).toBeVisible()
      else if (typeof code === 'number') await expect(tryAgain).toHaveCount(0)
      else await expect(tryAgain).toBeVisible()
    })
  }
})

for (const [index, line] of placeholders.entries()) {
  test(`placeholder ${index + 1}, of ${line.date} is never shown: the successor's entry is`, async ({
    page,
    app,
  }) => {
    await page.route('**/planetary/apod?*', (route) => route.fulfill({ json: line }))
    app.mock.settings.today = line.date
    await page.goto(`/dateview?date=${line.date}`)
    const { title, card } = byDate(page)
    await expect(title).not.toHaveText('NASA Science')
    await expect(card.locator(media)).toHaveAttribute('src', /\/mock\//)
  })
}

/** The specified service's, which may answer in the successor's format, and the successor's. */
const addresses = ['**/planetary/apod?*', '**/apod-basic/*']

/** Looks each answer up in one page, as if its day's entry were at an address, and opens its dialog. */
async function lookUpEach<Line>(
  page: Page,
  address: string,
  lines: Line[],
  answerOf: (line: Line) => RecordedSuccessor,
  check: (line: Line) => Promise<void>,
) {
  test.slow()
  const { lookUp, title, modal } = byDate(page)
  await mockOtherHosts(page)
  // Never answered, so that the film does not fail.
  await page.route(/^https:.*\.mp4$/, () => {})
  await page.goto('/dateview?date=2024-01-05')
  for (const line of lines) {
    const answer = answerOf(line)
    await test.step(answer.date, async () => {
      await page.route(address, (route) => route.fulfill({ json: answer }))
      await lookUp(answer.date)
      await expect(page).toHaveURL(`/dateview?date=${answer.date}`)
      await expect(title).toHaveText(answer.title)
      await check(line)
      await title.click()
      await expect(modal).toContainText(answer.date)
      await expect(modal).not.toContainText(
        /[<>]|&\w+;|Explanation:|Tomorrow|email for| [,.;:]|Copyright/,
      )
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await expectStepBack(page)
      await page.unroute(address)
    })
  }
}

for (const address of addresses) {
  test(`the successor's entries at ${address}`, async ({ page, app, allowConsole }) => {
    allowConsole(failedRequest)
    if (address.includes('basic')) app.mock.settings.failure = 'placeholder'
    const lines = linesOf<RecordedSuccessor>('successor.jsonl')
    await lookUpEach(
      page,
      address,
      lines,
      (line) => line,
      ({ media_type, hdurl }) =>
        expect(byDate(page).card.getByRole('img')).toHaveCount(
          media_type === 'image' && hdurl ? 1 : 0,
        ),
    )
  })
}

interface Shape {
  shape: string
  answer: RecordedSuccessor & { basic_html: string }
}

/** The media that a shape's description names. */
function shown({ shape }: Shape) {
  if (/^(nothing to show|only the stand-in)$/.test(shape)) return 'none'
  if (shape.startsWith('film')) return 'video'
  return shape.includes('player') ? 'iframe' : 'img'
}

for (const address of addresses) {
  test(`the archive's shapes at ${address} show their own media and text`, async ({
    page,
    app,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    if (address.includes('basic')) app.mock.settings.failure = 'placeholder'
    const { card } = byDate(page)
    const lines = linesOf<Shape>('archive.jsonl')
    await lookUpEach(
      page,
      address,
      lines,
      ({ answer }) => answer,
      (line) =>
        test.step(line.shape, async () => {
          if (shown(line) === 'none') {
            await expect(card.getByText('This day has no picture to show here.')).toBeVisible()
            await expect(card.locator(media)).toHaveCount(0)
            return
          }
          await expect(card.locator(media)).toHaveCount(1)
          await expect(card.locator(shown(line) + media)).not.toHaveAttribute(
            'src',
            /news-thumbnail|og\.jpg|wrong|annotated/,
          )
          await expect(card.locator('[poster*=thumbnail], [poster*=Meatball]')).toHaveCount(0)
        }),
    )
  })
}
