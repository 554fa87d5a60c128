import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../fixtures/app.ts'
import { byDate, expectStepBack } from '../../fixtures/page.ts'
import { failedRequest } from '../../fixtures/browser.ts'
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
const isLogo = ({ title }: Recorded) => title === 'NASA Science'
const recordings = linesOf('entries.jsonl')
const entries = recordings.filter((entry) => !isLogo(entry))

/** A picture or film itself, not the backdrop. */
const media = ':is(img, video, iframe):not([aria-hidden] *)'

test.setTimeout(3 * 60_000)
test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await mockOtherHosts(page)
  // Never answered, so that the film does not fail.
  await page.route(/^https:.*\.mp4$/, () => {})
})

test.describe('With the recorded entries', () => {
  test.use({ mockOptions: { entries: join(folder, 'entries.jsonl') } })

  test('A recorded entry of each kind is a card with its title and media', async ({ page }) => {
    const { lookUp, title, card } = byDate(page)
    await page.goto('/dateview?date=1995-06-17')
    for (const entry of threeOfEachKind()) {
      await test.step(entry.date, async () => {
        await lookUp(entry.date)
        await expect(title).toHaveText(entry.title.replace(/\s+/g, ' ').trim())
        await expect(card.locator(selectorOf(entry))).toHaveCount(1)
        await expect(page.getByText('could not be loaded')).toHaveCount(0)
      })
    }
  })
})

function threeOfEachKind() {
  const kinds = entries.map(({ media_type, url, copyright }) =>
    [media_type, url?.split('/')[2], url?.slice(-4), !copyright].join(),
  )
  return entries.filter(
    (_, index) => kinds.slice(0, index).filter((kind) => kind === kinds[index]).length < 3,
  )
}

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

test('A recorded placeholder is never shown: its successor’s entry is', async ({ page }) => {
  const { title, card, lookUp } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  for (const line of [...recordings.filter(isLogo), ...linesOf('placeholder.jsonl')]) {
    await test.step(line.date, async () => {
      await page.route('**/planetary/apod?*', (route) => route.fulfill({ json: line }))
      await lookUp(line.date)
      await expect(page).toHaveURL(`/dateview?date=${line.date}`)
      await expect(title).not.toHaveText('NASA Science')
      await expect(card.locator(media)).toHaveAttribute('src', /\/mock\//)
    })
  }
})

/** What the description of a shape of the archive names. */
function mediaOf(shape: string) {
  if (/^(nothing to show|only the stand-in)$/.test(shape)) return ''
  if (shape.startsWith('film')) return 'video'
  return shape.includes('player') ? 'iframe' : 'img'
}

const successors = [
  ...linesOf('successor.jsonl').map((answer) => ({
    answer,
    shown: answer.media_type === 'image' && answer.hdurl ? 'img' : undefined,
  })),
  ...linesOf<{ shape: string; answer: Recorded }>('archive.jsonl').map(({ shape, answer }) => ({
    answer,
    shown: mediaOf(shape),
  })),
]

test('Each recorded answer of the successor shows its own media and text', async ({
  page,
  app,
}) => {
  const address = '**/apod-basic/*'
  app.mock.settings.failure = 'placeholder'
  const { card, lookUp, title, dialog } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  for (const { answer, shown } of successors) {
    await test.step(`${answer.date} ${answer.title}`, async () => {
      await page.route(address, (route) => route.fulfill({ json: answer }))
      await lookUp(answer.date)
      await expect(page).toHaveURL(`/dateview?date=${answer.date}`)
      await expect(title).toHaveText(answer.title)
      if (shown !== undefined) await expect(card.locator(media)).toHaveCount(shown ? 1 : 0)
      if (shown) {
        await expect(card.locator(shown + media)).not.toHaveAttribute(
          'src',
          /news-thumbnail|og\.jpg|wrong|annotated/,
        )
      }
      await expect(card.locator('[poster*=thumbnail], [poster*=Meatball]')).toHaveCount(0)
      await title.click()
      await expect(dialog.locator(`time[datetime="${answer.date}"]`)).toBeVisible()
      await expect(dialog).not.toContainText(
        /[<>]|&\w+;|Explanation:|Tomorrow|email for| [,.;:]|Copyright/,
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expectStepBack(page)
      await page.unroute(address)
    })
  }
})
