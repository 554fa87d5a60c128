import { expect, test } from '../fixtures/app.ts'
import { builtFiles, urlOf } from '../fixtures/built-files.ts'
import { byDate, expectStepBack } from '../fixtures/page.ts'
import { holdRequests } from '../fixtures/entries.ts'

test(
  'Both services are asked before any file of the program has arrived, and only once',
  { tag: '@firefox' },
  async ({ page, app }) => {
    const letProgramArrive = await holdRequests(page, /\/assets\//)
    const answers = [/\/planetary\/apod/, /\/apod-basic/].map((url) => page.waitForResponse(url))
    await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
    await Promise.all(answers)
    letProgramArrive()
    await expect(byDate(page).card.getByRole('img')).toBeVisible()
    const calls = app.mock.requests.filter(({ path }) => !path.startsWith('/mock/'))
    expect(calls.map(({ path, search }) => path + search)).toEqual([
      '/planetary/apod?api_key=DEMO_KEY&date=2024-01-05',
      '/wp-json/wp/v2/apod-basic/240105',
    ])
  },
)

test('The first picture is requested before the program has loaded, and only once', async ({
  page,
  app,
}) => {
  const letProgramArrive = await holdRequests(page, urlOf('program'))
  const picture = page.waitForResponse(/\/mock\/2024-01-05\.webp/)
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
  await picture
  await expect(page.getByText('Loading...')).toBeVisible()
  letProgramArrive()
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  const pictures = app.mock.requests.filter(({ path }) => path.startsWith('/mock/'))
  expect(pictures).toHaveLength(1)
})

test('The root and By Date start with today, Bookmarks looks nothing up', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  for (const path of ['/', '/?date=2024-01-05', '/dateview/', '/dateview?date=']) {
    app.mock.requests.length = 0
    await page.goto(path)
    await expect(byDate(page).card).toBeVisible()
    const calls = app.mock.requests.filter(({ path: asked }) => asked === '/planetary/apod')
    expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2026-11-20'])
  }
  app.mock.requests.length = 0
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(app.mock.requests).toEqual([])
})

test('Once the first picture is there the page fetches the small parts, and no other script before it is needed', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const html = await (await page.request.get('/dateview')).text()
  const laterOnes = () => scripts.filter((path) => !html.includes(path))
  const letPictureArrive = await holdRequests(page, /\.webp/)
  await page.goto('/dateview?date=2024-01-05')
  const { heart, title, dialog } = byDate(page)
  await expect(heart).toBeEnabled()
  expect(laterOnes()).toEqual([])

  letPictureArrive()
  const small = [builtFiles.dayDialog, builtFiles.about, builtFiles.bookmarks]
  for (const file of small)
    await expect.poll(() => laterOnes().some((path) => path.startsWith(file))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(laterOnes().some((path) => path.startsWith(builtFiles.viewer))).toBe(false)

  await context.setOffline(true)
  for (const press of [() => title.click(), () => page.keyboard.press('?')]) {
    await press()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expectStepBack(page)
  }
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})
