import { afterEach, expect, test, vi } from 'vitest'
import { savedScroll, saveScroll } from './scroll-position.ts'

const setItem = vi.spyOn(Storage.prototype, 'setItem')

afterEach(() => setItem.mockClear())

test('of many positions in a row only the last one is written', async () => {
  for (let position = 1; position <= 60; position += 1) saveScroll(position)
  expect(setItem).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(setItem).toHaveBeenCalledOnce())
  expect(savedScroll()).toBe(60)
})

test('it is written when the page is left', () => {
  saveScroll(7)
  dispatchEvent(new Event('pagehide'))
  expect(setItem).toHaveBeenCalledOnce()
  expect(savedScroll()).toBe(7)
})

test('each history entry has its own, also right after another one', () => {
  saveScroll(7)
  const { state } = history
  history.pushState({}, '')
  saveScroll(8)
  expect(savedScroll()).toBe(8)
  history.replaceState(state, '')
  expect(savedScroll()).toBe(7)
})
