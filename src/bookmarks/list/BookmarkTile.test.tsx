import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getBookmark, seedRecords, storedRecords } from '../../test/bookmark-records.ts'
import { goTo } from '../../navigation/history.ts'
import { readBookmark } from '../bookmark.ts'
import { toasts } from '../undo/undo.ts'
import { BookmarkTile } from './BookmarkTile.tsx'

const date = '2024-01-05'

/** Shows the tile. @returns what a visitor sees, and the function that opens it */
async function showTile(fields = {}) {
  goTo('/bookmarks')
  const record = getBookmark(date, { title: 'A Lamp\n in the Lagoon', ...fields })
  await seedRecords([record])
  const bookmark = readBookmark(record)
  if (!bookmark) throw new Error('It has a key.')
  const screen = await render(
    // The list sizes its tiles.
    <div style={{ height: 300 }}>
      <BookmarkTile bookmark={bookmark} />
    </div>,
  )
  return {
    line: screen.getByText(date),
    title: screen.getByRole('button', { name: 'A Lamp in the Lagoon' }),
    remove: screen.getByRole('button', { name: 'Remove bookmark' }),
    link: screen.getByRole('link'),
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  toasts.set([])
  await seedRecords()
})

test('Selecting a tile’s words does not open it; Enter does, and a click, which leaves the focus with the title', async () => {
  const { line, title } = await showTile()
  await userEvent.dragAndDrop(line, line, {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 20, y: 8 },
  })
  expect(getSelection()?.toString()).toMatch(/^2/)
  expect(location.search).toBe('')
  title.query()?.focus()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe(`?open=${date}`)
  title.query()?.blur()
  goTo('/bookmarks')
  await line.click()
  expect(location.search).toBe(`?open=${date}`)
  await expect.element(title).toHaveFocus()
})

test('A tile’s button, and the link in place of a picture that fails, are their own', async () => {
  const url = `${location.origin}/no-picture`
  const { remove, link } = await showTile({ media_type: 'image', url })
  await link.click()
  await remove.click()
  await expect.poll(storedRecords).toEqual([])
  expect(location.search).not.toContain('open')
})
