import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { seedBookmarks } from '../fixtures/list-of-days.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

const assets = 'https://assets.science.nasa.gov'
const standIn = `${assets}/dynamicimage/assets/misc/news-thumbnail.png?w=594&h=516`
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>'

const answer = {
  title: 'A Lamp',
  media_type: 'image',
  explanation: '<strong>Explanation: </strong>Lit.',
  credit: '',
  copyright: '',
  hdurl: false,
  basic_html: '',
  permalink: 'https://science.nasa.gov/image-article/lamp/',
}

function pageWith(media: string) {
  return `<!doctype html><h1>Day</h1><p>2024 January 5<br>${media}<b>A Lamp</b><p><b>Explanation:</b> Lit.`
}

/** Answers in the successor's format at the specified URL. */
async function answerWith(page: Page, fields: Partial<Record<keyof typeof answer, unknown>>) {
  await page.route('**/planetary/apod?*', (route) => {
    const date = new URL(route.request().url()).searchParams.get('date')
    return route.fulfill({ json: { ...answer, date, ...fields } })
  })
}

/**
 * Replaces the host of the pictures.
 * @param has whether it has the picture of a URL
 * @returns the requested URLs, without the host
 */
async function servePictures(page: Page, has: (path: string) => boolean) {
  const asked: string[] = []
  await page.route(/^https:\/\/(assets\.science|apod|antwrp\.gsfc)\.nasa\.gov\//, (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname + search)
    return has(pathname + search)
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' })
  })
  return asked
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('the picture of an early day is found in the day’s page, and a GIF is its original', async ({
  page,
}) => {
  const asked = await servePictures(page, () => true)
  const gif = `${assets}/dynamicimage/assets/apod/1995/june/e_lens.gif`
  await answerWith(page, { hdurl: standIn, basic_html: pageWith(`<IMG SRC=${gif}>`) })
  await page.goto('/dateview?date=1995-06-16')
  const { card, title, modal } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  await title.click()
  await expect(modal.getByRole('link', { name: 'Open original' })).toHaveAttribute(
    'href',
    `${assets}/content/dam/apod/1995/june/e_lens.gif`,
  )
  expect(new Set(asked)).toEqual(new Set(['/content/dam/apod/1995/june/e_lens.gif']))
})

test('what the resizer does not have is requested as it is; if that fails too, there is a notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  let has = (path: string) => path.startsWith('/content/dam/')
  const asked = await servePictures(page, (path) => has(path))
  await answerWith(page, { hdurl: `${assets}/content/dam/a/b.jpg?w=9349&h=7000` })
  await page.goto('/dateview?date=2017-07-07')
  const { card, lookUp } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  expect([...new Set(asked)]).toEqual([
    '/dynamicimage/assets/a/b.jpg?w=480&h=359',
    '/content/dam/a/b.jpg',
  ])

  await test.step('a PNG is requested as WebP', async () => {
    asked.length = 0
    has = (path) => !path.includes('format=')
    await answerWith(page, { hdurl: `${assets}/dynamicimage/assets/a/c.png?w=300&h=200` })
    await lookUp('2026-10-02')
    await expect(card.getByRole('img')).toHaveAttribute('src', /c\.png/)
    await expectLoaded(card.getByRole('img'))
    expect([...new Set(asked)]).toEqual([
      '/dynamicimage/assets/a/c.png?w=300&h=200&format=webp',
      '/dynamicimage/assets/a/c.png?w=300&h=200',
    ])
  })

  await test.step('Load it again starts with the first', async () => {
    has = () => false
    await answerWith(page, { hdurl: `${assets}/dynamicimage/assets/a/d.jpg?w=900&h=700` })
    await lookUp('2017-07-08')
    await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
    has = () => true
    await card.getByRole('button', { name: 'Load it again' }).click()
    await expect(card.getByRole('img')).toHaveAttribute('src', /dynamicimage/)
  })
})

test('a film’s still is never a stand-in', async ({ page }) => {
  await servePictures(page, () => true)
  await page.route('**/*.mp4', () => {})
  const basic_html = pageWith(`<video><source src="${assets}/content/dam/a/f.mp4"></video>`)
  await answerWith(page, {
    media_type: 'video',
    hdurl: `${assets}/NASA-Meatball-5.png`,
    basic_html,
  })
  await page.goto('/dateview?date=2026-07-26')
  const film = byDate(page).card.locator('video')
  await expect(film).toHaveAttribute('src', `${assets}/content/dam/a/f.mp4`)
  await expect(film).not.toHaveAttribute('poster')
})

test('links in the texts work in the dialog, and lead to another day in this page', async ({
  page,
}) => {
  await servePictures(page, () => true)
  await answerWith(page, {
    hdurl: `${assets}/dynamicimage/assets/a/b.jpg?w=300&h=200`,
    explanation:
      '<b>Explanation</b>: A <a href="http://lamps.example/l" onclick="alert(1)">lamp</a> , <a href="ap080820.html">an earlier day</a> and <a href="///Users/x/y.html">a disk</a> .',
    copyright: '<b>Image Credit &amp; Copyright:</b> <a href="https://ada.example/">Ada</a> , Nova',
  })
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, modal } = byDate(page)
  await expect(card.getByText('© Ada, Nova')).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
  await title.click()
  await expect(modal.getByText('A lamp, an earlier day and a disk.')).toBeVisible()
  const lamp = modal.getByRole('link', { name: 'lamp' })
  await expect(lamp).toHaveAttribute('href', 'https://lamps.example/l')
  await expect(lamp).toHaveAttribute('rel', 'noreferrer')
  await expect(modal.getByRole('link', { name: 'Ada' })).toHaveAttribute(
    'href',
    'https://ada.example/',
  )
  await expect(modal.getByRole('link', { name: 'a disk' })).toHaveCount(0)
  await modal.getByRole('link', { name: 'an earlier day' }).click()
  await expect(page).toHaveURL('/dateview?date=2008-08-20')
  await expect(modal.getByText('2008-08-20')).toBeVisible()
})

test('a bookmark keeps its links, also in its dialog', async ({ page }) => {
  await servePictures(page, () => true)
  await answerWith(page, {
    hdurl: `${assets}/dynamicimage/assets/a/b.jpg?w=300&h=200`,
    explanation: 'A <a href="https://lamps.example/">lamp</a>.',
  })
  await page.goto('/dateview?date=2024-01-05')
  const { heart, modal } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords(page)).toMatchObject([
    {
      explanation: 'A lamp.',
      explanationLinks: [{ at: 2, text: 'lamp', url: 'https://lamps.example/' }],
    },
  ])
  await page.goto('/bookmarks')
  await page.getByRole('article').getByRole('heading').click()
  await expect(modal.getByRole('link', { name: 'lamp' })).toBeVisible()
})

test('bookmarks with old URLs show from their new ones, unchanged', async ({ page, app }) => {
  const asked = await servePictures(page, (path) => path.includes('/cds/apod/apod/'))
  await page.goto('/icon.svg')
  await seedRecords(
    page,
    old.map(([url, date]) => ({ ...entryOf(date, { url }), createdAt: new Date(date) })),
  )
  const before = await storedRecords(page)
  await page.goto('/bookmarks')
  const { modal } = byDate(page)
  for (const [url, date, moved] of old) {
    await test.step(url, async () => {
      const card = page.getByRole('article', { name: `The Sky of ${date}` })
      await expectLoaded(card.getByRole('img'))
      await card.getByRole('heading').click()
      await expect(modal.getByRole('link', { name: 'Open original' })).toHaveAttribute(
        'href',
        `${assets}/content/dam/science/cds/apod/apod/${moved}`,
      )
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await expectStepBack(page)
    })
  }
  expect(new Set(asked.map((path) => path.replace(/.*\/apod\/apod\/|\?.*/g, '')))).toEqual(
    new Set(old.map(([, , moved]) => moved)),
  )
  expect(await storedRecords(page)).toEqual(before)
  expect(app.mock.requests).toEqual([])
})

const old = [
  ['https://apod.nasa.gov/apod/image/1803/crab.jpg', '2018-03-17', '2018/march/crab.jpg'],
  ['http://antwrp.gsfc.nasa.gov/apod/image/0407/a.jpg', '2004-07-01', '2004/july/a.jpg'],
  ['https://apod.nasa.gov/apod/image/e_lens.gif', '1995-06-16', '1995/june/e_lens.gif'],
] as const

test('a bookmark whose new URLs fail shows from the old one', async ({ page }) => {
  await servePictures(page, (path) => path.startsWith('/apod/image/'))
  await seedBookmarks(page, ['2018-03-17'], {
    url: 'https://apod.nasa.gov/apod/image/1803/crab.jpg',
  })
  await page.goto('/bookmarks')
  await expectLoaded(byDate(page).card.getByRole('img'))
})
