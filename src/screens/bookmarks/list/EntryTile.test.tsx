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

/** Shows the tile. @returns what a visitor sees, and counts of what it did */
async function showTile(fields = {}) {
  const done = { presses: 0, openings: 0 }
  const screen = await render(
    <EntryTile
      entry={{ ...entry, ...fields }}
      fallbackAction={<a href="#again">Look it up again</a>}
      onOpen={() => (done.openings += 1)}
      action={() => <button type="button" aria-label="Act" onClick={() => (done.presses += 1)} />}
    />,
  )
  return {
    done,
    line: screen.getByText('2024-01-05'),
    title: screen.getByRole('button', { name: 'A Lamp in the Lagoon' }),
    action: screen.getByRole('button', { name: 'Act' }),
    link: screen.getByRole('link'),
  }
}

test('Selecting a tile’s words does not open it; Enter does, and a click, which leaves the focus with the title', async () => {
  const { done, line, title } = await showTile()
  await userEvent.dragAndDrop(line, line, {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 20, y: 8 },
  })
  expect(getSelection()?.toString()).toMatch(/^2/)
  expect(done.openings).toBe(0)
  title.query()?.focus()
  await userEvent.keyboard('{Enter}')
  expect(done.openings).toBe(1)
  title.query()?.blur()
  await line.click()
  expect(done.openings).toBe(2)
  await expect.element(title).toHaveFocus()
})

test('A tile’s button, and the link in place of a picture that fails, are their own', async () => {
  const url = `${location.origin}/no-picture`
  const { done, action, link } = await showTile({ media_type: 'image', url })
  await action.click()
  await link.click()
  expect(done).toEqual({ presses: 1, openings: 0 })
})
