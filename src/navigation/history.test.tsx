import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { addDays, todayInNewYork } from '../apod/calendar.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { messages } from '../ui/messages.ts'
import { useEscape } from '../ui/shortcuts.ts'
import { goToDate } from './dates.ts'
import { goTo, renderedAddress } from './history.ts'
import { closeFrontLayer, closeLayer, openLayer } from './layers.ts'
import type { Layer } from './routes.ts'
import { currentVisit } from './visits.ts'

const day = '/dateview?date=2024-01-05'
/** Where `test/setup.ts` starts each test. */
const startPath = '/bookmarks'
const here = () => location.pathname + location.search
/** Waits longer than a step back takes, to show that none comes. */
const waitForBack = () => new Promise((done) => setTimeout(done, 200))

test.each([
  ['throws an error', () => expect.fail('SecurityError')],
  ['does nothing', () => {}],
])('If the browser’s history %s, nothing changes, and a message says so', (_, refuse) => {
  goTo(day)
  openLayer('entry')
  vi.spyOn(history, 'pushState').mockImplementation(refuse)
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  openLayer('viewer')
  goTo('/dateview')
  expect(here()).toBe(`${day}&open`)
  expect(renderedAddress.getState()).toMatchObject({ date: '2024-01-05', layers: ['entry'] })
  const [message] = messages.getState()
  expect(message).toHaveProperty('text', expect.stringContaining('too fast for your browser'))
})

const pressEscape = (init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }),
  )

function Dialogs({ layers }: { layers: readonly Layer[] }) {
  useEscape('', closeFrontLayer)
  return layers.map((layer) => (
    <Dialog key={layer} kind={layer} onClose={() => closeLayer(layer)}>
      A dialog
    </Dialog>
  ))
}

test('A layer opens only once and under no slideshow, and a held or composing Escape closes nothing', async () => {
  await render(<Dialogs layers={[]} />)
  goTo(day)
  for (const layer of ['entry', 'entry', 'slideshow'] as const) openLayer(layer)
  pressEscape({ repeat: true })
  pressEscape({ isComposing: true })
  await waitForBack()
  expect(here()).toBe(`${day}&open`)
  pressEscape()
  await expect.poll(here).toBe(day)
  history.back()
  await expect.poll(here).toBe(startPath)
})

test('Back leaves the app after Close of what a link from outside has opened', async () => {
  // As a browser opens such a link.
  history.pushState(null, '', `${day}&open&picture`)
  for (const path of [`${day}&open`, day]) {
    closeFrontLayer()
    await expect.poll(here).toBe(path)
  }
  history.back()
  await expect.poll(here).toBe(startPath)
})

test('A second press of Escape, at once, in the viewer keeps the dialog open', async () => {
  const layers = ['entry', 'viewer'] as const
  await render(<Dialogs layers={layers} />)
  goTo(day)
  for (const layer of layers) openLayer(layer)
  pressEscape()
  // A browser runs the microtasks between two key presses.
  await Promise.resolve()
  pressEscape()
  await waitForBack()
  expect(here()).toBe(`${day}&open`)
})

test('Full screen ends before today’s slideshow gives way to the dialog that led to it', async () => {
  goTo('/dateview')
  openLayer('entry')
  goTo('/dateview?slideshow')
  await userEvent.click(document.body)
  await document.documentElement.requestFullscreen()
  const wasFull: boolean[] = []
  const stop = renderedAddress.subscribe(() => wasFull.push(document.fullscreenElement !== null))
  history.back()
  await expect.poll(() => renderedAddress.getState().layers).toEqual(['entry'])
  stop()
  expect(wasFull).toEqual([false])
})

test('After steps in a dialog that end at today, Close returns to the address without a date', async () => {
  const today = todayInNewYork()
  goTo('/dateview')
  openLayer('entry')
  for (const date of [addDays(today, -1), today]) goToDate(date)
  closeLayer('entry')
  await expect.poll(here).toBe('/dateview')
})

/** Clicks a link to the day. Returns whether the app follows it. */
function clickLink(attributes: Partial<HTMLAnchorElement> = {}, press: MouseEventInit = {}) {
  const link = Object.assign(document.createElement('a'), { href: day, ...attributes })
  document.body.append(link)
  let isFollowed = false
  const handleClick = (event: Event) => {
    isFollowed = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', handleClick, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }))
  link.remove()
  return isFollowed
}

test('Pressing a link adds one history entry, and pressing it again adds none', () => {
  // The length may stay the same, because a tab's history has at most fifty entries.
  const entryKey = () => navigation.currentEntry?.key
  const before = entryKey()
  expect(clickLink()).toBe(true)
  expect(here()).toBe(day)
  const after = entryKey()
  expect(after).not.toBe(before)
  clickLink()
  expect(entryKey()).toBe(after)
})

test.each<[Partial<HTMLAnchorElement>, MouseEventInit]>([
  [{}, { ctrlKey: true }],
  [{}, { metaKey: true }],
  [{}, { shiftKey: true }],
  [{}, { button: 1 }],
  [{ target: '_blank' }, {}],
  [{ download: '' }, {}],
  [{ href: 'https://page.example/dateview' }, {}],
])('On a link with %j, a click with %j is left to the browser', (attributes, press) => {
  expect(clickLink(attributes, press)).toBe(false)
  expect(currentVisit.getState().pressedLink).toBeUndefined()
})
