import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('subscribers are notified of each new value until they unsubscribe', () => {
  const store = createStore('first')
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.set('second')
  expect(store.get()).toBe('second')
  stop()
  store.set('third')
  expect(store.get()).toBe('third')
  expect(listener).toHaveBeenCalledOnce()
})
