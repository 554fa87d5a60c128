import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EntryTile } from './EntryTile.tsx'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp\n in the Lagoon',
  explanation: 'Lit at dusk.',
  media_type: 'other',
}

function tile(pressed: () => void = () => {}, onOpen: () => void = () => {}) {
  return (
    <EntryTile
      entry={entry}
      onOpen={onOpen}
      action={(titleId) => (
        <button type="button" aria-label="Act" aria-describedby={titleId} onClick={pressed} />
      )}
    />
  )
}

test('a click on its words opens it, and leaves the focus with its title', async () => {
  let openings = 0
  const screen = await render(tile(undefined, () => (openings += 1)))
  await screen.getByText('2024-01-05').click()
  expect(openings).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'A Lamp in the Lagoon' })).toHaveFocus()
})

test('selecting its words with the mouse does not open it, and Enter or a click afterwards does', async () => {
  let openings = 0
  const screen = await render(tile(undefined, () => (openings += 1)))
  const line = screen.getByText('2024-01-05')
  await userEvent.dragAndDrop(line, line, {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 20, y: 8 },
  })
  expect(getSelection()?.toString()).toMatch(/^2/)
  expect(openings).toBe(0)
  screen.getByRole('button', { name: 'A Lamp in the Lagoon' }).query()?.focus()
  await userEvent.keyboard('{Enter}')
  expect(openings).toBe(1)
  await line.click()
  expect(openings).toBe(2)
})

test('its button and its link are their own', async () => {
  let presses = 0
  let openings = 0
  const screen = await render(
    tile(
      () => (presses += 1),
      () => (openings += 1),
    ),
  )
  await screen.getByRole('button', { name: 'Act' }).click()
  expect(presses).toBe(1)
  screen
    .getByRole('link')
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await screen.getByRole('link').click()
  expect(openings).toBe(0)
})

test('its action is described by its title', async () => {
  const screen = await render(tile())
  await expect
    .element(screen.getByRole('button', { name: 'Act' }))
    .toHaveAccessibleDescription('A Lamp in the Lagoon')
})
