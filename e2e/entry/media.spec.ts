import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test.beforeEach(({ page }) => mockOtherHosts(page))

test('a picture is requested over https, and its alternative text is its title', async ({
  page,
}) => {
  await answerWith(page, {
    title: 'Two\n Lamps & “more”',
    url: ' http://pictures.example/lamp.png \n',
  })
  await page.goto('/dateview')
  const picture = byDate(page).card.getByRole('img', { name: 'Two Lamps & “more”', exact: true })
  await expect(picture).toHaveAttribute('src', 'https://pictures.example/lamp.png')
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
})

test('a film has controls, and a notice when it fails', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await answerWith(page, { media_type: 'video', url: 'https://films.example/a.mp4?x=1' })
  const fail = await holdRequests(page, 'https://films.example/**')
  await page.goto('/dateview', { waitUntil: 'commit' })
  const { card } = byDate(page)
  const film = card.locator('video')
  await expect(film).toHaveAttribute('src', 'https://films.example/a.mp4?x=1')
  await expect(film).toHaveJSProperty('controls', true)
  fail()
  await expect(card.getByText('The film could not be loaded.')).toBeVisible()
})

test('any other URL is a player, with the permissions that players need', async ({ page }) => {
  await answerWith(page, {
    media_type: 'video',
    url: '//players.example/embed/x?rel=0',
    title: 'A Flight',
  })
  await page.goto('/dateview')
  const player = byDate(page).card.locator('iframe')
  await expect(player).toHaveAttribute('src', 'https://players.example/embed/x?rel=0')
  await expect(player).toHaveAttribute('title', 'A Flight')
  await expect(player).toHaveAttribute('loading', 'lazy')
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(player).toHaveAttribute(
    'allow',
    'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share',
  )
  await expect(player).toHaveJSProperty('allowFullscreen', true)
  await expect(player.contentFrame().getByText('https://players.example/embed/x')).toBeVisible()
})

test('what is not a URL: a notice, and a link to the day’s page', async ({ page }) => {
  await answerWith(page, { media_type: 'other', url: 'javascript:alert(1)' })
  await page.goto('/dateview?date=2024-01-05')
  const { card } = byDate(page)
  await expect(card.getByText('This day has no picture to show here.')).toBeVisible()
  await expect(card.getByRole('link')).toHaveAttribute(
    'href',
    'https://apod.nasa.gov/apod/ap240105.html',
  )
  await expect(card.locator('img, video, iframe')).toHaveCount(0)
})

test('a picture that fails to load leaves a notice and a link, in card and modal; a new day’s loads', async ({
  page,
  app,
}) => {
  app.mock.settings.brokenMedia = true
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, modal, lookUp } = byDate(page)
  await expect(card.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(card.getByRole('link')).toHaveAttribute('href', /ap240105\.html$/)
  await expect(card.getByRole('img')).toHaveCount(0)
  await title.click()
  await expect(modal.getByText('The picture could not be loaded.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  app.mock.settings.brokenMedia = false
  await lookUp('2024-01-06')
  await expect(card.getByRole('img')).toBeVisible()
})

test('Load it again retries a picture that failed, in card and dialog', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await answerWith(page, {})
  const fail = () =>
    page.route('https://pictures.example/**', (route) => route.fulfill({ status: 503 }))
  const restore = () => page.unroute('https://pictures.example/**')
  await fail()
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, modal } = byDate(page)
  const notice = 'The picture could not be loaded.'
  await expect(card.getByText(notice)).toBeVisible()
  await title.click()
  await expect(modal.getByText(notice)).toBeVisible()
  await modal.getByRole('button', { name: 'Load it again' }).click()
  await expect(modal.getByText(notice)).toBeVisible()
  await restore()
  for (const place of [modal, card]) {
    await place.getByRole('button', { name: 'Load it again' }).press('Enter')
    await expect(place.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
    await expect(place.getByText(notice)).toHaveCount(0)
    await expect(place.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
})
