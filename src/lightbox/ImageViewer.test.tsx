import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Entry } from '../apod/entry.ts'
import { useShownMedia } from '../media/use-shown-media.ts'
import { goTo } from '../navigation/history.ts'
import { makeEntry } from '../test/entries.ts'
import { waitForPaint } from '../test/frames.ts'
import { ImageViewer } from './ImageViewer.tsx'

const go = vi.fn<() => void>()
const steps = { noun: 'day', previous: { go }, next: { disabledReason: 'It is the last day.' } }
const viewer = page.getByRole('dialog')
const tryAgain = page.getByRole('button', { name: 'Try again' })

const entryOf = (file: string, date = '2024-01-05') =>
  makeEntry(date, { media_type: 'image', url: `${location.origin}/${file}` })

function Viewer(props: Omit<ComponentProps<typeof ImageViewer>, 'shownMedia' | 'steps'>) {
  const shownMedia = useShownMedia(props.date, props.entry, props.isLoading)
  return <ImageViewer {...props} shownMedia={shownMedia} steps={steps} />
}

const viewerOf = (file: string, { date = '2024-01-05', ...fields }: Partial<Entry> = {}) => {
  const entry = { ...entryOf(file, date), ...fields }
  return <Viewer date={date} entry={entry} />
}
const renderViewer = (file: string, fields: Partial<Entry> = {}) => render(viewerOf(file, fields))

beforeEach(() => {
  go.mockClear()
  goTo('/dateview?date=2024-01-05&open&picture')
})

test('The viewer’s arrow keys still work after its “Try again” button disappears', async () => {
  await renderViewer('missing.png')
  await tryAgain.click()
  await expect.poll(() => viewer.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => go).toHaveBeenCalledOnce()
})

test('A held arrow key makes one step, two quick presses make two, and one with Control, Alt or Meta makes none', async () => {
  await renderViewer('icon.svg')
  await expect.element(viewer.getByRole('img')).toBeVisible()
  for (const key of ['Control', 'Alt', 'Meta'])
    await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}`)
  await userEvent.keyboard('{ArrowLeft>3/}')
  const press = { key: 'ArrowLeft', bubbles: true }
  for (let time = 0; time < 2; time += 1)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
  await expect.poll(() => go.mock.calls).toHaveLength(3)
})

test('Zooming hides the caption, and the next picture shows unzoomed with its caption', async () => {
  const { rerender } = await renderViewer('icon.svg')
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  await expect.element(zoomIn).toBeEnabled()
  await userEvent.keyboard('=')
  await expect.element(zoomOut).toBeEnabled()
  await expect.element(viewer.getByText(/The Sky|Jan /)).toHaveLength(0)
  await rerender(viewerOf('icon.svg?next', { date: '2024-01-06' }))
  await expect.element(zoomOut).toBeDisabled()
  await expect.element(viewer.getByText('Jan 6, 2024')).toBeVisible()
  await expect.element(viewer.getByRole('group')).toHaveTextContent('The Sky of 2024-01-06')
})

test('Even in full screen, the viewer says why it can’t go further', async () => {
  await renderViewer('icon.svg')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => document.fullscreenElement).not.toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  const reason = page.getByText('It is the last day.')
  await expect.element(reason).toBeVisible()
  expect(document.fullscreenElement?.contains(reason.element())).toBe(true)
  await document.exitFullscreen()
})

test.each([
  [375, 667],
  [667, 375],
])('At %i × %i px, a long caption takes up under a third of the height', async (width, height) => {
  await page.viewport(width, height)
  const words = 'A lamp was lit. '.repeat(200)
  await renderViewer('icon.svg', { title: words, copyright: words })
  await expect.element(viewer.getByRole('img')).toBeVisible()
  const top = viewer.getByRole('heading').element().getBoundingClientRect().top
  const caption = viewer.getByText('© A lamp').element().getBoundingClientRect()
  expect(caption.bottom - top).toBeLessThan(height / 3)
})

test.each(['Previous day', 'Zoom in', 'Close'])('“%s” stays under the pointer', async (name) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderViewer('icon.svg')
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeEnabled()
  await button.hover()
  vi.advanceTimersByTime(5000)
  await waitForPaint()
  const fades = viewer.element().getAnimations({ subtree: true })
  await Promise.all(fades.map(({ finished }) => finished))
  const { x, y, width, height } = button.element().getBoundingClientRect()
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2)
  expect(button.element().contains(pressed)).toBe(true)
})

test('After a step, a picture can be zoomed in and moved to its right edge and to its foot', async () => {
  await page.viewport(900, 600)
  const { rerender } = await renderViewer('icon.svg')
  await rerender(<Viewer date="2024-01-06" entry={undefined} isLoading />)
  await rerender(viewerOf('icon.svg?next', { date: '2024-01-06' }))
  const picture = viewer.getByRole('img')
  await expect.element(picture).toHaveProperty('complete', true)
  const box = () => picture.element().getBoundingClientRect()
  await expect.poll(() => box().width).toBeCloseTo(600, -1)
  await userEvent.keyboard('++')
  await expect.poll(() => box().width).toBeCloseTo(2400, -1)
  await userEvent.keyboard('{ArrowRight>30/}{ArrowDown>30/}')
  await expect.poll(() => box().right).toBeCloseTo(900, -1)
  expect(box().bottom).toBeCloseTo(600, -1)
})

test('The controls hide after four seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderViewer('icon.svg')
  const close = page.getByRole('button', { name: 'Close' })
  const isShown = () => close.element().checkVisibility({ opacityProperty: true })
  await expect.poll(isShown).toBe(true)
  vi.advanceTimersByTime(6000)
  await expect.poll(isShown).toBe(false)
})
