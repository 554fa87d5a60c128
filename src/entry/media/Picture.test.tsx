import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.tsx'

const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="320" height="208"/>'

test('A picture that comes soon is simply there', async () => {
  vi.useFakeTimers()
  const marked: unknown[] = []
  const watch = new MutationObserver((changes) => marked.push(...changes))
  watch.observe(document, { subtree: true, attributeFilter: ['data-coming'] })
  const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'image', explanation: 'A lamp.' }
  const screen = await render(<Picture entry={entry} source={{ url }} fit="whole" />)
  await expect.element(screen.getByRole('img')).toHaveProperty('naturalWidth', 320)
  await vi.advanceTimersByTimeAsync(250)
  expect(marked).toEqual([])
  watch.disconnect()
  vi.useRealTimers()
})
