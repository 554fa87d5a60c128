import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlayerOnDemand } from './PlayerOnDemand.tsx'

const player = <PlayerOnDemand url="https://players.example/embed/x" title="A Lamp" />

async function renderPlayer() {
  const screen = await render(player)
  return { screen, frame: screen.container.getElementsByTagName('iframe') }
}

test('its frame is there at once in a page that rests', async () => {
  const { frame } = await renderPlayer()
  expect(frame).toHaveLength(1)
})

test('in a page that is being scrolled its button is there at once, and its frame when the page rests', async () => {
  dispatchEvent(new Event('scroll'))
  const scrolling = setInterval(() => dispatchEvent(new Event('scroll')), 20)
  const { screen, frame } = await renderPlayer()
  expect(frame).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: 'Play A Lamp' })).toBeVisible()
  expect(frame).toHaveLength(0)
  clearInterval(scrolling)
  await expect.poll(() => frame.length).toBe(1)
})
