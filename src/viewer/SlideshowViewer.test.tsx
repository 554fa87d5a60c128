import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Entry } from '../apod/entry.ts'
import { goTo } from '../navigation/history.ts'
import { makeEntry } from '../test/entries.ts'
import { say } from '../ui/messages.ts'
import { SlideshowViewer } from './SlideshowViewer.tsx'

const tryAgain = page.getByRole('button', { name: 'Try again' })

const entryOf = (file: string, date = '2024-01-05') =>
  makeEntry(date, { media_type: 'image', url: `${location.origin}/${file}` })

beforeEach(() => void goTo('/bookmarks?slideshow'))

/** Notices each try of a picture that isn't there. */
const triesOf = ({ url = '' }: Entry) => performance.getEntriesByName(url).length

/** The picture has loaded: its box has the shape of a square. */
async function expectShown(picture: Locator) {
  await expect.poll(() => picture.element().clientWidth - picture.element().clientHeight).toBe(0)
  await expect.element(picture).toBeVisible()
}

test('A slideshow’s only picture is tried again a minute after it has failed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const picture = entryOf('missing.png')
  await render(<SlideshowViewer pictures={[picture]} />)
  await expect.element(tryAgain).toBeVisible()
  const before = triesOf(picture)
  // The notice may be there a moment before its minute begins.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60_000)
      return triesOf(picture)
    })
    .toBeGreaterThan(before)
})

test('A slideshow keeps its last picture while the only new one can’t be loaded, and tries that again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { rerender } = await render(<SlideshowViewer pictures={[entryOf('icon.svg')]} />)
  const last = page.getByRole('img', { name: 'The Sky of 2024-01-05' })
  await expectShown(last)
  const failing = entryOf('missing-next.png', '2024-01-06')
  await rerender(<SlideshowViewer pictures={[failing]} />)
  await expect.poll(() => triesOf(failing)).toBe(1)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60_000)
      return triesOf(failing)
    })
    .toBeGreaterThan(1)
  await expect.element(last).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2024-01-05' })).toBeVisible()
  await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument()
  await rerender(<SlideshowViewer pictures={[entryOf('icon.svg', '2024-01-07')]} />)
  await expect.element(page.getByRole('img', { name: 'The Sky of 2024-01-07' })).toBeVisible()
  await expect.element(last).not.toBeInTheDocument()
})

test('A slideshow asks for the screen’s lock again each minute where it is refused or taken away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lock = Object.assign(new EventTarget(), {
    type: 'screen' as const,
    released: false,
    onrelease: null,
    release: async () => {},
  })
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock)
  request.mockRejectedValueOnce(new DOMException('to save power', 'NotAllowedError'))
  await render(<SlideshowViewer pictures={[entryOf('icon.svg')]} />)
  expect(request).toHaveBeenCalledTimes(1)
  const passMinute = async () => {
    vi.advanceTimersByTime(60_000)
    await new Promise((done) => setTimeout(done))
  }
  await passMinute()
  expect(request).toHaveBeenCalledTimes(2)
  await passMinute()
  expect(request).toHaveBeenCalledTimes(2)
  lock.released = true
  await passMinute()
  expect(request).toHaveBeenCalledTimes(3)
})

test.each(['Enter', ' '])('A held key pauses a slideshow once: "%s"', async (key) => {
  await render(<SlideshowViewer pictures={[entryOf('icon.svg'), makeEntry('2024-01-06')]} />)
  if (key === 'Enter') page.getByRole('button', { name: 'Pause' }).element().focus()
  await userEvent.keyboard(`{${key}>4/}`)
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('The first picture stays in sight while the list still grows before it', async () => {
  const first = entryOf('icon.svg')
  const { rerender } = await render(<SlideshowViewer pictures={[first]} />)
  const picture = page.getByRole('img', { name: 'The Sky of 2024-01-05' })
  const ratio = () => getComputedStyle(picture.element()).getPropertyValue('--ratio')
  // That of the square picture, once it is seen.
  await expect.poll(ratio).toBe('1')
  // What has come again is another object.
  await rerender(<SlideshowViewer pictures={[entryOf('icon.svg', '2024-01-04'), { ...first }]} />)
  // Before its eight seconds have passed: later it would come again.
  await expect.element(picture, { timeout: 2000 }).toBeVisible()
  expect(page.getByLabelText('2 of 2')).toBeInTheDocument()
})

/** What a press or a timer has changed is shown by then. */
async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Renders a slideshow of two pictures, whose time is what the test lets pass. */
async function renderTwo(every: number) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  goTo(`/bookmarks?slideshow&every=${every}`)
  const pictures = [entryOf('icon.svg'), entryOf('icon.svg?next', '2024-01-06')]
  const { rerender } = await render(<SlideshowViewer pictures={pictures} />)
  const image = (day: number) => page.getByAltText(`The Sky of 2024-01-0${day}`)
  await expectShown(image(5))
  await expect.element(image(6)).toHaveProperty('complete', true)
  return {
    image,
    rerender,
    /** Lets time pass as on a computer that sleeps: its timers don't run, but its clock does. */
    async sleep(seconds: number) {
      await twoFrames()
      vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
      vi.advanceTimersByTime(1000)
      await twoFrames()
    },
  }
}

test('A picture’s time passes while the computer sleeps, but not during a pause', async () => {
  const day = 86_400
  const { image, sleep } = await renderTwo(day)
  await sleep(day / 2)
  await userEvent.keyboard(' ')
  await sleep(day)
  await userEvent.keyboard(' ')
  await sleep(day / 2 - 60)
  expect(image(5).element()).toBeVisible()
  await sleep(60)
  expect(image(6).element()).toBeVisible()
  // The next one has a time of its own.
  await sleep(day - 60)
  expect(image(6).element()).toBeVisible()
  await sleep(60)
  expect(image(5).element()).toBeVisible()
})

test.each([
  [599, 5],
  [600, 6],
])('After a hidden page’s pace of %i seconds the picture of day %i shows', async (every, day) => {
  const { image, sleep } = await renderTwo(every)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await sleep(every)
  expect(image(day).element()).toBeVisible()
})

test('A picture stays while it is zoomed, also where a new list lacks it', async () => {
  const { image, rerender, sleep } = await renderTwo(10)
  const caption = page.getByRole('heading', { name: 'The Sky of' })
  await userEvent.keyboard('+')
  await expect.element(caption).not.toBeInTheDocument()
  vi.advanceTimersByTime(11_000)
  await sleep(10)
  expect(image(5).element()).toBeVisible()
  await rerender(<SlideshowViewer pictures={[entryOf('icon.svg', '2024-01-07')]} />)
  await expect.element(image(7)).toHaveProperty('complete', true)
  await sleep(10)
  expect(image(5).element()).toBeVisible()
  await userEvent.keyboard('-')
  await expect.element(image(7)).toBeVisible()
})

test('A step of a shuffled slideshow looks at no other pictures of its list', async () => {
  goTo('/bookmarks?slideshow&shuffle')
  let reads = 0
  const pictures = Array.from({ length: 1000 }, (_, index) =>
    Object.defineProperty(entryOf('icon.svg'), 'date', {
      enumerable: true,
      get: () => {
        reads += 1
        return `${index}`
      },
    }),
  )
  await render(<SlideshowViewer pictures={pictures} />)
  const caption = () => document.querySelector('.yarl__slide_description')?.textContent
  reads = 0
  for (let step = 0; step < 5; step += 1) {
    const before = caption()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).not.toBe(before)
  }
  expect(reads).toBeLessThan(pictures.length)
})

test('Control+Z undoes a removal in a slideshow', async () => {
  const undo = vi.fn<() => Promise<void>>(async () => {})
  await render(<SlideshowViewer pictures={[entryOf('icon.svg')]} />)
  say('removed', { undo })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledOnce()
})
