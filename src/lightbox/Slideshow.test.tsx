import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Entry } from '../apod/entry.ts'
import { goTo } from '../navigation/history.ts'
import { makeEntry } from '../test/entries.ts'
import { nextFrame, waitUntil } from '../test/frames.ts'
import { say } from '../ui/messages.ts'
import { Slideshow } from './Slideshow.tsx'

const entryOf = (file: string, date = '2024-01-05') =>
  makeEntry(date, { media_type: 'image', url: `${location.origin}/${file}` })

const triesOf = ({ url = '' }: Entry) => performance.getEntriesByName(url).length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  goTo('/bookmarks?slideshow')
})

const image = (day: number) => page.getByAltText(`The Sky of 2024-01-0${day}`)

const isShown = (day: number) =>
  image(day).query()?.checkVisibility({ opacityProperty: true }) === true

/** Waits until a picture shows and has loaded, so that its box has the shape of a square. */
const expectShown = (day: number) =>
  waitUntil(() => isShown(day) && image(day).query()?.closest('[style="--ratio: 1;"]'))

/** Lets time pass as on a computer that sleeps, whose clock runs, but not its timers. */
async function sleep(seconds: number) {
  await nextFrame()
  vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
  vi.advanceTimersByTime(1000)
  await nextFrame()
}

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function renderTwo(every: number) {
  goTo(`/bookmarks?slideshow&every=${every}`)
  const pictures = [entryOf('icon.svg'), entryOf('icon.svg?next', '2024-01-06')]
  const { rerender } = await render(<Slideshow pictures={pictures} />)
  await expectShown(5)
  await expect.element(image(6)).toHaveProperty('complete', true)
  return (list: Entry[]) => rerender(<Slideshow pictures={list} />)
}

test('A picture’s time passes while the computer sleeps, but not during a pause', async () => {
  const day = 86_400
  await renderTwo(day)
  await sleep(day / 2)
  await userEvent.keyboard(' ')
  await sleep(day)
  await userEvent.keyboard(' ')
  await sleep(day / 2 - 60)
  expect(image(5).element()).toBeVisible()
  await sleep(60)
  await expect.element(image(6)).toBeVisible()
  await sleep(day - 60)
  expect(image(6).element()).toBeVisible()
})

test.each([
  [599, 5],
  [600, 6],
])('After a hidden page’s pace of %i seconds the picture of day %i shows', async (every, day) => {
  await renderTwo(every)
  hide(true)
  await sleep(every)
  await expect.element(image(day)).toBeVisible()
})

test('Another pace applies at once, Shuffle stays with its picture, and neither adds to the history', async () => {
  await renderTwo(3600)
  const before = navigation.currentEntry?.key
  await sleep(660)
  const pace = page.getByLabelText('Each picture for')
  await pace.selectOptions('10 min')
  await sleep(1)
  await expect.element(image(6)).toBeVisible()
  // The keys of the list are no steps.
  pace.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const shuffle = page.getByRole('button', { name: 'Shuffle' })
  for (const isOn of [true, false]) {
    await shuffle.click()
    await expect.element(shuffle).toHaveAttribute('aria-pressed', String(isOn))
    await nextFrame()
    expect(image(6).element()).toBeVisible()
  }
  expect(location.search).toBe('?slideshow&every=3600')
  expect(navigation.currentEntry?.key).toBe(before)
})

test('A picture that fails has two seconds, in which the last one stays', async () => {
  const rerender = await renderTwo(10)
  const failing = entryOf('missing-soon.png', '2024-01-06')
  await rerender([entryOf('icon.svg'), failing, entryOf('icon.svg?next', '2024-01-07')])
  await waitUntil(() => triesOf(failing) > 0)
  await sleep(10)
  await sleep(1)
  expect(isShown(5)).toBe(true)
  await sleep(1)
  await expectShown(7)
})

test('A zoomed picture stays, even if a new list lacks it', async () => {
  const rerender = await renderTwo(10)
  const heading = page.getByRole('heading', { name: 'The Sky of' })
  // The lightbox zooms as soon as it has measured the picture.
  const press = (key: string) => () => userEvent.keyboard(key).then(() => heading.query())
  await expect.poll(press('+')).toBeNull()
  vi.advanceTimersByTime(11_000)
  await sleep(10)
  expect(image(5).element()).toBeVisible()
  await rerender([entryOf('icon.svg', '2024-01-07')])
  await expect.element(image(7)).toHaveProperty('complete', true)
  await sleep(10)
  expect(image(5).element()).toBeVisible()
  await expect.poll(press('-')).not.toBeNull()
  await expectShown(7)
})

test('A slideshow keeps its last picture while the only new one fails, and tries that again', async () => {
  const rerender = await renderTwo(10)
  const failing = entryOf('missing-next.png', '2024-01-06')
  await rerender([failing])
  await waitUntil(() => triesOf(failing) > 0)
  const before = triesOf(failing)
  await waitUntil(() => {
    vi.advanceTimersByTime(60_000)
    return triesOf(failing) > before
  })
  expect(image(5).element()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2024-01-05' })).toBeVisible()
  await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument()
  await rerender([entryOf('icon.svg', '2024-01-07')])
  await expect.element(image(7)).toBeVisible()
  await expect.element(image(5)).not.toBeVisible()
})

test('A slideshow keeps the display on while it can be seen, and asks again each minute', async () => {
  const lock = Object.assign(new EventTarget(), {
    type: 'screen' as const,
    released: false,
    onrelease: null,
    release: vi.fn<() => Promise<void>>(async () => {}),
  })
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock)
  request.mockRejectedValueOnce(new DOMException('to save power', 'NotAllowedError'))
  await render(<Slideshow pictures={[entryOf('icon.svg')]} />)
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
  hide(true)
  await expect.poll(() => lock.release).toHaveBeenCalledOnce()
  hide(false)
  await expect.poll(() => request).toHaveBeenCalledTimes(4)
})

test.each(['Enter', ' '])('A held key pauses a slideshow once: "%s"', async (key) => {
  await render(<Slideshow pictures={[entryOf('icon.svg'), makeEntry('2024-01-06')]} />)
  if (key === 'Enter') page.getByRole('button', { name: 'Pause' }).element().focus()
  await userEvent.keyboard(`{${key}>4/}`)
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('Control+Z undoes a removal in a slideshow', async () => {
  const undo = vi.fn<() => Promise<void>>(async () => {})
  await render(<Slideshow pictures={[entryOf('icon.svg')]} />)
  say('removed', { undo })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledOnce()
})
