import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Slide } from '../apod/slide.ts'
import { goTo } from '../navigation/history.ts'
import { updateVisit } from '../navigation/visits.ts'
import { makeSlide } from '../test/entries.ts'
import { waitForPaint, waitUntil } from '../test/frames.ts'
import { Slideshow } from './Slideshow.tsx'

const slideOf = (file: string, date = '2024-01-05') => makeSlide(date, `${location.origin}/${file}`)

const requestCountOf = ({ picture }: Slide) =>
  performance.getEntriesByName(picture.originalUrl).length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  goTo('/bookmarks?slideshow')
})

const pictureOf = (day: number) => page.getByAltText(`The Sky of 2024-01-0${day}`)

const isShown = (day: number) =>
  pictureOf(day).query()?.checkVisibility({ opacityProperty: true }) === true

const expectShown = (day: number) => waitUntil(() => isShown(day))

async function advanceClock(seconds: number) {
  await waitForPaint()
  vi.advanceTimersByTime(seconds * 1000)
  await waitForPaint()
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function renderTwoPictures(every: number) {
  goTo(`/bookmarks?slideshow&every=${every}`)
  const next = slideOf('icon.svg?next', '2024-01-06')
  const { rerender } = await render(<Slideshow slides={[slideOf('icon.svg'), next]} />)
  await expectShown(5)
  await waitUntil(() => requestCountOf(next) > 0)
  return (list: Slide[]) => rerender(<Slideshow slides={list} />)
}

test('A picture’s time stands still during a pause, and while the page is hidden', async () => {
  const daySeconds = 86_400
  await renderTwoPictures(daySeconds)
  await advanceClock(daySeconds / 2)
  await userEvent.keyboard(' ')
  await advanceClock(200)
  await userEvent.keyboard(' ')
  await advanceClock(daySeconds / 2 - 60)
  expect(isShown(5)).toBe(true)
  await advanceClock(62)
  await expectShown(6)
  setHidden(true)
  await advanceClock(daySeconds)
  expect(isShown(6)).toBe(true)
  setHidden(false)
  await advanceClock(daySeconds)
  await expectShown(5)
})

test('A new time per picture applies immediately, Shuffle keeps the picture, and neither adds a history entry', async () => {
  await renderTwoPictures(3600)
  const before = navigation.currentEntry?.key
  await advanceClock(660)
  const timePerPicture = page.getByLabelText('Time per picture')
  await timePerPicture.selectOptions('10 min')
  await advanceClock(1)
  await expect.element(pictureOf(6)).toBeVisible()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect.poll(() => location.search).toBe('?slideshow&shuffle&every=600')
  expect(pictureOf(6).element()).toBeVisible()
  expect(navigation.currentEntry?.key).toBe(before)
})

test('If a picture fails, the previous one stays visible, and after two seconds the failed one is skipped', async () => {
  const rerender = await renderTwoPictures(10)
  const failing = slideOf('missing-soon.png', '2024-01-06')
  await rerender([slideOf('icon.svg'), failing, slideOf('icon.svg?next', '2024-01-07')])
  await waitUntil(() => requestCountOf(failing) > 0)
  await advanceClock(10)
  // Requested ahead, and then shown.
  await waitUntil(() => requestCountOf(failing) > 1)
  await waitUntil(() => !document.querySelector('img[src*="missing-soon"]'))
  await advanceClock(1)
  expect(isShown(5)).toBe(true)
  await advanceClock(1)
  await expectShown(7)
})

const heading = page.getByRole('heading', { name: 'The Sky of' })

/** Presses a key. The lightbox library zooms as soon as it has measured the picture. */
const headingAfter = (key: string) => () => userEvent.keyboard(key).then(() => heading.query())

test('A zoomed picture stays, even if it leaves the list, until the visitor zooms out', async () => {
  const rerender = await renderTwoPictures(10)
  await expect.poll(headingAfter('+')).toBeNull()
  await rerender([slideOf('icon.svg?next', '2024-01-06')])
  for (let frames = 0; frames < 10; frames += 1) await waitForPaint()
  expect(isShown(5)).toBe(true)
  await expect.poll(headingAfter('-')).not.toBeNull()
  await expectShown(6)
})

test('A slideshow doesn’t move on while its picture is zoomed in, but Page keys step and reset the zoom', async () => {
  await renderTwoPictures(10)
  await expect.poll(headingAfter('+')).toBeNull()
  await advanceClock(20)
  await expect.poll(headingAfter('-')).not.toBeNull()
  for (let frames = 0; frames < 10; frames += 1) await waitForPaint()
  expect(isShown(5)).toBe(true)
  await expect.poll(headingAfter('+')).toBeNull()
  await userEvent.keyboard('{PageDown}')
  await expectShown(6)
  await expect.element(heading).toHaveTextContent('2024-01-06')
  await advanceClock(10)
  await expectShown(5)
})

test('If the only new picture fails, a slideshow keeps the old one and requests the new one again', async () => {
  const rerender = await renderTwoPictures(10)
  const failing = slideOf('missing-next.png', '2024-01-06')
  await rerender([failing])
  await waitUntil(() => requestCountOf(failing) > 0)
  const before = requestCountOf(failing)
  await waitUntil(() => {
    vi.advanceTimersByTime(60_000)
    return requestCountOf(failing) > before
  })
  expect(pictureOf(5).element()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2024-01-05' })).toBeVisible()
  await expect.element(page.getByText('couldn’t be loaded')).not.toBeInTheDocument()
})

test('A slideshow keeps the display on, and again after the page was hidden', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {})
  const type = 'screen' as const
  const lock = Object.assign(new EventTarget(), { type, released: false, onrelease: null, release })
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock)
  await render(<Slideshow slides={[slideOf('icon.svg')]} />)
  expect(request).toHaveBeenCalledOnce()
  setHidden(true)
  await expect.poll(() => release).toHaveBeenCalledOnce()
  setHidden(false)
  await expect.poll(() => request).toHaveBeenCalledTimes(2)
})

test('Space pauses even after a click on a button, but presses a button reached with Tab', async () => {
  await renderTwoPictures(3600)
  const shuffle = page.getByRole('button', { name: 'Shuffle' })
  const pause = page.getByRole('button', { name: 'Pause' })
  const play = page.getByRole('button', { name: 'Play' })
  await shuffle.click()
  await userEvent.keyboard(' ')
  await expect.element(play).toBeVisible()
  await expect.element(shuffle).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  await expect.element(pause).toBeVisible()
  await userEvent.keyboard('{Tab}')
  shuffle.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(shuffle).toHaveAttribute('aria-pressed', 'false')
  expect(pause.element()).toBeVisible()
})

test('Arrow keys step even from “Time per picture”, but not after Tab', async () => {
  await renderTwoPictures(3600)
  const timePerPicture = page.getByLabelText('Time per picture')
  timePerPicture.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectShown(6)
  expect(timePerPicture.element()).toHaveValue('3600')
  await userEvent.keyboard('{Tab}')
  timePerPicture.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitForPaint()
  expect(isShown(6)).toBe(true)
})

test('A step is announced once, and automatic changes aren’t announced', async () => {
  await renderTwoPictures(10)
  const announcement = page.getByText('The Sky of 2024-01-06, Sat · Jan 6, 2024')
  const liveRegionOf = (day: number) => pictureOf(day).element().closest('[aria-live]')
  await advanceClock(10)
  await expectShown(6)
  await waitForPaint()
  expect(announcement.query()).toBeNull()
  expect(liveRegionOf(6)).toHaveAttribute('aria-live', 'off')
  expect(heading.element().closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(announcement).toBeInTheDocument()
})

test('After Back from a title’s link, its slide is the first, even if the list loads only then', async () => {
  goTo('/bookmarks?slideshow&every=3600')
  updateVisit({ pressedLink: '/dateview?date=2024-01-06' })
  const { rerender } = await render(<Slideshow slides={undefined} />)
  const slides = [slideOf('icon.svg'), slideOf('icon.svg?next', '2024-01-06')]
  await rerender(<Slideshow slides={slides} />)
  await expect.element(heading).toHaveTextContent('2024-01-06')
})

test('The title of a slide without a day isn’t a link', async () => {
  await render(<Slideshow slides={[{ ...slideOf('icon.svg'), date: '' }]} />)
  await expect.element(heading).toBeVisible()
  expect(heading.getByRole('link').query()).toBeNull()
})
