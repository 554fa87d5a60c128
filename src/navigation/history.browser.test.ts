import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addHistoryEntry, goTo, rememberHere, shownLocation } from './history.ts'
import { closeLayer, openLayer } from './layers.ts'

const day = '/dateview?date=2024-01-05'
const here = () => location.pathname + location.search

beforeEach(() => {
  goTo('/bookmarks')
  goTo(day)
})
afterEach(() => vi.restoreAllMocks())

const refusals = [
  [
    'throws',
    () => {
      throw new DOMException('too many calls', 'SecurityError')
    },
  ],
  ['does nothing', () => {}],
] as const

test.each(refusals)('A change that the history refuses is not shown, where it %s', (_, refuse) => {
  rememberHere({ pages: 2 })
  openLayer('open')
  vi.spyOn(history, 'pushState').mockImplementation(refuse)
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  const acts = [
    () => openLayer('viewer'),
    () => goTo('/bookmarks'),
    () => goTo('/dateview?date=2024-01-06'),
    () => addHistoryEntry('/bookmarks?slideshow'),
    () => rememberHere({ pages: 3 }),
  ]
  for (const act of acts) {
    act()
    expect(here()).toBe(`${day}&open`)
    expect(shownLocation.get().address).toMatchObject({ date: '2024-01-05', layers: ['open'] })
    expect(shownLocation.get().state.pages).toBe(2)
  }
  vi.restoreAllMocks()
  goTo('/bookmarks')
  expect(here()).toBe('/bookmarks')
})

test('After steps in the viewer Close leads to the dialog and the page of its day, and Back to the first day', async () => {
  const next = '/dateview?date=2024-01-06'
  openLayer('open')
  openLayer('viewer')
  goTo(next)
  closeLayer('viewer')
  await expect.poll(here).toBe(`${next}&open`)
  closeLayer('open')
  await expect.poll(here).toBe(next)
  history.back()
  await expect.poll(here).toBe(day)
})
