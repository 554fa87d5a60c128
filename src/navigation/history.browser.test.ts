import { beforeEach, expect, test } from 'vitest'
import { goTo, historyState, rememberHere, shown } from './history.ts'
import { close, followBackAndEscape, open } from './layers.ts'

followBackAndEscape()

const path = () => location.pathname + location.search
/** The current history entry. */
const key = () => navigation.currentEntry?.key
const atDay = (date: string, rest = '') => `/dateview?date=${date}${rest}`

beforeEach(() => {
  goTo('/bookmarks')
  goTo(atDay('2024-01-05'))
})

test('Opening adds an entry with a copy of the state, once, and Close is a step back from it, once', async () => {
  rememberHere({ pages: 3 })
  const day = key()
  open('picture')
  open('open')
  const dialog = key()
  open('open')
  expect(path()).toBe(atDay('2024-01-05', '&open'))
  expect(key()).toBe(dialog)
  expect(dialog).not.toBe(day)
  expect(historyState().pages).toBe(3)
  open('picture')
  open('picture')
  expect(path()).toBe(atDay('2024-01-05', '&open&picture'))
  close('picture')
  close('picture')
  await expect.poll(path).toBe(atDay('2024-01-05', '&open'))
  close('open')
  await expect.poll(path).toBe(atDay('2024-01-05'))
  expect(shown.get().address.layers).toEqual([])
  expect(key()).toBe(day)
})

test('A step in a dialog takes the place of its day; Close stays there, and Back leads to the first day', async () => {
  open('open')
  const dialog = key()
  goTo(atDay('2024-01-06'))
  expect(path()).toBe(atDay('2024-01-06', '&open'))
  close('open')
  expect(path()).toBe(atDay('2024-01-06'))
  expect(key()).toBe(dialog)
  history.back()
  await expect.poll(path).toBe(atDay('2024-01-05'))
})

test('Any other link leaves the dialog, and Back returns to it', async () => {
  open('open')
  goTo('/dateview?month=2024-01')
  expect(path()).toBe('/dateview?month=2024-01')
  history.back()
  await expect.poll(() => shown.get().address.layers).toEqual(['open'])
})

test('Closing a dialog closes the viewer in it, and where the entry below is another page rewrites the address', async () => {
  goTo(atDay('2024-01-07', '&open&picture'))
  const viewer = key()
  close('open')
  expect(path()).toBe(atDay('2024-01-07'))
  expect(key()).toBe(viewer)
})
