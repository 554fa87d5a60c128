import { expect, test } from 'vitest'
import { savedScroll, saveScroll } from './use-grid.ts'

test('each history entry has its own position, and a new one starts at the top', () => {
  saveScroll(7.5)
  const { state } = history
  history.pushState({}, '')
  expect(savedScroll()).toBe(0)
  saveScroll(8)
  history.replaceState(state, '')
  expect(savedScroll()).toBe(7.5)
})
