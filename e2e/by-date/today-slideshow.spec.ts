import { expect, failedRequest, test } from '../fixtures/app.ts'
import { requestedDate, makeEntry, lookUpPattern, mockOtherHosts } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

const november = (day: number) => `2026-11-${day}`

test('Today’s slideshow shows a picture until the next arrives', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  const entries = new Map([[november(20), makeEntry(november(20))]])
  const requested: { date: string; url: string }[] = []
  let isOnline = true
  await mockOtherHosts(page)
  await page.route(lookUpPattern, (route) => {
    const url = route.request().url()
    const date = requestedDate(url)
    requested.push({ date, url })
    const json = entries.get(date) ?? { code: 404 }
    if (!isOnline) return route.abort()
    return route.fulfill({ json, status: entries.has(date) ? 200 : 404 })
  })
  const urlsOf = (day: number) =>
    requested.filter(({ date }) => date === november(day)).map(({ url }) => url)
  const dialog = page.getByRole('dialog', { name: 'Slideshow' })
  const expectDay = async (day: number) => {
    await expect(dialog).toContainText(`The Sky of ${november(day)}`)
    await expect(dialog.getByRole('img', { name: `The Sky of ${november(day)}` })).toBeVisible()
  }
  const addDay = (day: number, fields = {}) =>
    entries.set(november(day), makeEntry(november(day), fields))

  await page.clock.install({ time: '2026-11-20T23:50:00-05:00' })
  await page.goto('/dateview')
  await byDate(page).title.click()
  await byDate(page).more.click()
  await byDate(page).dialog.getByRole('link', { name: 'Use as a picture frame' }).click()
  await expectDay(20)
  await expect(page).toHaveURL('/dateview?slideshow')
  // As if a screen saver hid the page.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  await page.clock.fastForward('20:00')
  await expect.poll(() => urlsOf(21)).not.toEqual([])
  await expectDay(20)
  addDay(21)
  await page.clock.fastForward('15:00')
  await expectDay(21)
  // On a day without a picture, the previous one stays.
  addDay(22, { media_type: 'other', url: undefined })
  await page.clock.fastForward('24:00:00')
  await expect.poll(() => urlsOf(22)).not.toEqual([])
  await expectDay(21)
  isOnline = false
  await page.context().setOffline(true)
  await page.clock.fastForward('24:00:00')
  await expectDay(21)
  addDay(23)
  isOnline = true
  await page.context().setOffline(false)
  await expectDay(23)
  // Once day 22 had an entry, it wasn't requested again.
  expect(urlsOf(22)).toEqual([...new Set(urlsOf(22))])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dateview?date=2026-11-20&open')
  await expect(byDate(page).dialog).toContainText(`The Sky of ${november(20)}`)
})

test('If the history is lost, closing today’s slideshow opens By Date', async ({ page }) => {
  await page.goto('/dateview?slideshow')
  await page.evaluate(() => {
    history.replaceState({ id: 1, previous: '/dateview?date=2024-01-05&open' }, '')
  })
  await page.reload()
  await expect(byDate(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).dialog).toHaveCount(0)
})
