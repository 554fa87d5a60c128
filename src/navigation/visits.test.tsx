import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { waitForPaint } from '../test/frames.ts'
import { goToDate } from './dates.ts'
import { goTo } from './history.ts'
import { updateVisit, useIsPressedLink, useScrollPosition } from './visits.ts'

const day = '/dateview?date=2024-01-05'

const setLength = (px: number) => (document.body.style.minHeight = `${px}px`)

function Screen() {
  useScrollPosition()
  const wasPressed = useIsPressedLink(day)
  return (
    <>
      <a href={day}>A day</a>
      <p>{wasPressed ? 'Was pressed.' : 'Was not pressed.'}</p>
    </>
  )
}

const position = () => scrollY

beforeEach(async () => {
  history.scrollRestoration = 'manual'
  setLength(3000)
  goTo('/dateview?month=2024-01')
  await render(<Screen />)
  await waitForPaint()
})

afterEach(() => void setLength(0))

test.each([day, '/dateview'])(
  '%s starts at the top, and a step keeps the scroll position',
  async (path) => {
    scrollTo(0, 1000)
    goTo(path)
    await expect.poll(position).toBe(0)
    await waitForPaint()
    scrollTo(0, 300)
    goToDate('2024-01-06')
    await waitForPaint()
    await expect.poll(position).toBe(300)
  },
)

async function openDayAndGoBack() {
  scrollTo(0, 1000)
  updateVisit({ pressedLink: day })
  goTo(day)
  await expect.poll(position).toBe(0)
  await waitForPaint()
  scrollTo(0, 300)
  setLength(0)
  history.back()
  await expect.poll(() => location.search).toBe('?month=2024-01')
  await expect.poll(() => document.body.textContent).toContain('Was pressed.')
}

test('Back restores the scroll position once the page is long enough', async () => {
  await openDayAndGoBack()
  setLength(1100)
  await waitForPaint()
  setLength(3000)
  await expect.poll(position).toBe(1000)
})

test('If the browser scrolls in the frame after Back, the position is restored once more', async () => {
  await openDayAndGoBack()
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    scrollTo(0, 0)
  })
  observer.observe(document.body)
  setLength(3000)
  await expect.poll(position).toBe(1000)
})

test('A link stores the positions, because the browser may discard the visible tab', () => {
  scrollTo(0, 1234)
  goTo(day)
  expect(JSON.stringify(sessionStorage)).toContain('1234')
})

test('The second press of a double click leaves the pressed link of the visit that ends', async () => {
  updateVisit({ pressedLink: day })
  history.pushState({ id: 1 }, '', day)
  await userEvent.keyboard('{Shift}')
  await waitForPaint()
  expect(document.body.textContent).toContain('Was pressed.')
})

test.each<[string, () => unknown]>([
  ['pressed a key', () => userEvent.keyboard('{Shift}')],
  ['clicked the page', () => document.body.dispatchEvent(new PointerEvent('pointerdown'))],
  ['scrolled', () => scrollTo(0, 20)],
])('Restoring ends, and no link counts as pressed, once a visitor has %s', async (_, action) => {
  await openDayAndGoBack()
  setLength(innerHeight + 100)
  await waitForPaint()
  await action()
  await expect.poll(() => document.body.textContent).toContain('Was not pressed.')
  const kept = scrollY
  setLength(3000)
  await waitForPaint()
  expect(scrollY).toBe(kept)
})
