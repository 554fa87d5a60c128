import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '../../apod/calendar.ts'
import { requireDay } from '../../apod/day.ts'
import { cacheAnswer } from '../../service/cached-entries.ts'
import { makeEntry } from '../../test/entries.ts'
import { waitForPaint, waitUntil } from '../../test/frames.ts'
import { hold, json, mockLookUps, requestsOf, respond } from '../../test/look-ups.ts'
import { renderAt } from '../../test/render-at.tsx'

const first = requireDay('2024-03-10')
const dayAfter = (steps: number) => addDays(first, steps)
const titleOf = (date: string) => page.getByRole('button', { name: `The Sky of ${date}` })

/** Makes each test's pictures new to the browser. */
let testNumber = 0

const pictureOf = (date: string) =>
  `${location.origin}/icon.svg?w=800&h=600&test=${testNumber}&date=${date}`
const entryOf = (date: string, fields = {}) =>
  makeEntry(date, { media_type: 'image', url: pictureOf(date), ...fields })
const pictureRequests = (date: string) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith(`&test=${testNumber}&date=${date}`)).length

beforeEach(() => {
  testNumber += 1
  // Otherwise the list fills up.
  performance.clearResourceTimings()
  mockLookUps((_, date) => json(entryOf(date)))
})

async function renderDay() {
  await renderAt(`/dateview?date=${first}`)
  await expect.element(titleOf(first)).toBeVisible()
}

const step = () => userEvent.keyboard('{ArrowRight}')

test('Without a step nothing is requested ahead, and pointing at a step button requests only the entry', async () => {
  await renderDay()
  expect([...requestsOf('legacy'), ...requestsOf('successor')]).toEqual([first, first])
  await page.getByRole('button', { name: 'Previous day' }).hover()
  await expect.poll(() => requestsOf('successor')).toEqual([first, dayAfter(-1)])
  await waitForPaint()
  expect(requestsOf('legacy')).toEqual([first])
  expect(pictureRequests(dayAfter(-1))).toBe(0)
})

test('Ten steps make eleven requests to the legacy service, and at most twelve more to the successor', async () => {
  await renderDay()
  for (let day = 1; day <= 10; day += 1) {
    await step()
    await expect.element(titleOf(dayAfter(day))).toBeVisible()
  }
  await expect.poll(() => requestsOf('successor')).toContain(dayAfter(11))
  expect(requestsOf('legacy')).toHaveLength(11)
  expect(requestsOf('successor').length).toBeLessThanOrEqual(11 + 12)
})

test('A day that is cached isn’t requested ahead', async () => {
  cacheAnswer(dayAfter(2), { kind: 'entry', entry: entryOf(dayAfter(2)) })
  await renderDay()
  await step()
  await expect.poll(() => pictureRequests(dayAfter(2))).toBe(1)
  expect(requestsOf('successor')).not.toContain(dayAfter(2))
})

test('After NASA has refused a look-up, nothing is requested ahead', async () => {
  for (const service of ['legacy', 'successor'] as const)
    respond(service, first, () => new Response('', { status: 429 }))
  await renderAt(`/dateview?date=${first}`)
  await expect.element(page.getByText('NASA limits')).toBeVisible()
  await step()
  await expect.element(titleOf(dayAfter(1))).toBeVisible()
  await waitForPaint()
  expect(requestsOf('successor')).toEqual([first, dayAfter(1)])
})

test('A step to a known day shows all of it in the next frame', async () => {
  await renderDay()
  await step()
  await expect.poll(() => pictureRequests(dayAfter(2))).toBe(1)
  for (const service of ['legacy', 'successor'] as const) hold(service, dayAfter(2))
  await expect.poll(() => requestsOf('successor')).toContain(dayAfter(2))
  await waitForPaint()
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await waitForPaint()
  expect(titleOf(dayAfter(2)).elements()).toHaveLength(1)
  const pictures = [...document.querySelectorAll('article img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([pictureOf(dayAfter(2))])
  // On a busy machine, the next day's picture may be decoded already.
  const decoded = decode.mock.contexts.map((image) => image instanceof Image && image.src)
  expect(decoded).not.toContain(pictureOf(dayAfter(2)))
  await expect.element(page.getByTitle('Bookmark')).toHaveAttribute('aria-disabled', 'false')
})

test('The neighbour of a day that is still loading is requested, and shows even if the step comes first', async () => {
  await renderDay()
  const answerAhead = hold('successor', dayAfter(2))
  hold('legacy', dayAfter(2))
  hold('legacy', dayAfter(1))
  await step()
  await expect.poll(() => requestsOf('successor')).toContain(dayAfter(2))
  await step()
  await expect.poll(() => requestsOf('legacy')).toContain(dayAfter(2))
  await expect.element(page.getByRole('heading', { name: 'Loading...' })).toBeInTheDocument()
  answerAhead(json(entryOf(dayAfter(2))))
  await expect.element(titleOf(dayAfter(2))).toBeVisible()
})

const savingData = { saveData: true }

test.each<[string, () => unknown]>([
  ['saving data', () => vi.spyOn(navigator, 'connection', 'get').mockReturnValue(savingData)],
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['away', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['without a successor', () => vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')],
  ['refused', () => respond('successor', dayAfter(2), () => new Response('', { status: 429 }))],
])('For a visitor who is %s, nothing more is requested ahead', async (_, prepare) => {
  await renderDay()
  prepare()
  await step()
  await expect.element(titleOf(dayAfter(1))).toBeVisible()
  respond('successor', dayAfter(2), () => json(entryOf(dayAfter(2))))
  await step()
  await expect.element(titleOf(dayAfter(2))).toBeVisible()
  await waitForPaint()
  expect(requestsOf('successor')).not.toContain(dayAfter(3))
})

const poster = `${location.origin}/icon.svg?poster`
const video = { media_type: 'video', url: 'https://v.example/a.mp4', poster }

test('Of a video, only the poster is requested ahead', async () => {
  respond('successor', dayAfter(2), () => json(entryOf(dayAfter(2), video)))
  await renderDay()
  await step()
  const requested = () => performance.getEntriesByType('resource').map(({ name }) => name)
  await expect.poll(requested).toContain(poster)
  expect(requested()).not.toContain(video.url)
})

test('Other words and another picture replace those of a known day without a blank frame, and focus and scroll stay', async () => {
  await page.viewport(375, 500)
  await renderDay()
  await step()
  await expect.poll(() => pictureRequests(dayAfter(2))).toBe(1)
  const answer = hold('legacy', dayAfter(2))
  hold('successor', dayAfter(2))
  await step()
  await expect.element(titleOf(dayAfter(2))).toBeVisible()
  titleOf(dayAfter(2)).element().focus()
  scrollTo(0, 20)
  expect(scrollY).toBe(20)
  const corrected = { title: 'A Lamp, Corrected', url: pictureOf('corrected') }
  answer(json(entryOf(dayAfter(2), corrected)))
  let blankFrames = 0
  await waitUntil(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')]
    if (!pictures.some(({ naturalWidth }) => naturalWidth > 0)) blankFrames += 1
    return pictures.every(({ src }) => src === corrected.url)
  })
  expect(blankFrames).toBe(0)
  await expect.element(page.getByRole('button', { name: corrected.title })).toHaveFocus()
  expect(scrollY).toBe(20)
})
