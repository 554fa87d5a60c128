import { expect, test, vi } from 'vitest'
import { afterPictureTransition, withPictureTransition } from './picture-transition.ts'

test('What waits for a transition goes on after two seconds, even if the browser never ends it', async () => {
  const main = document.createElement('main')
  main.innerHTML = '<div data-date="2024-01-05"><img data-moves="picture" src="/icon.svg"></div>'
  document.body.append(main)
  await main.querySelector('img')?.decode()
  const never = new Promise<undefined>(() => {})
  const stuck = { ready: never, finished: never, updateCallbackDone: never }
  const transition = { ...stuck, types: new Set<string>(), skipTransition: () => {} }
  vi.spyOn(document, 'startViewTransition').mockReturnValue(transition)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = vi.fn<() => void>()
  withPictureTransition(() => {}, { date: '2024-01-05', kind: 'day and tile' }, false)
  afterPictureTransition(waiting)
  await vi.advanceTimersByTimeAsync(1999)
  expect(waiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(waiting).toHaveBeenCalledOnce()
  main.remove()
})
