import { type ComponentType, StrictMode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createLaterPart, fetchRest, type LaterPart } from './later-part.tsx'
import './styles/base.css'

afterEach(() => void vi.restoreAllMocks())

const Words: ComponentType = () => <p>The part</p>
const sentence = page.getByText('This part of the page could not be loaded.')

/** The part, and how often something stood in its place while it was loading. */
function viewOf(Part: LaterPart<object>) {
  let waits = 0
  function Waiting() {
    waits += 1
    return 'Loading'
  }
  const view = (
    <StrictMode>
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>
    </StrictMode>
  )
  return { view, waits: () => waits }
}

test('A part that has come with the rest of the page is rendered at once, and one with a separate file does not come', async () => {
  const own = vi.fn<() => Promise<ComponentType>>(async () => Words)
  const load = vi.fn<() => Promise<ComponentType>>(async () => Words)
  const Part = createLaterPart(load)
  createLaterPart(own, { isRest: false })
  fetchRest('load')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  const { view, waits } = viewOf(Part)
  await render(view)
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(waits()).toBe(0)
  expect(own).not.toHaveBeenCalled()
})

test('A quiet fetch that fails is silent, and the part is loaded where it is needed', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Words)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const Part = createLaterPart(load)
  fetchRest('picture')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await render(viewOf(Part).view)
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('Where a part can’t be loaded its place says so, and its next mount tries again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Words)
  load.mockRejectedValueOnce(new TypeError('gone'))
  const { view } = viewOf(createLaterPart(load))
  const { rerender } = await render(view)
  await expect.element(sentence).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  await rerender(<p>Closed</p>)
  await rerender(view)
  await expect.element(page.getByText('The part')).toBeVisible()
})
