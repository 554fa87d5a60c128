import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Heart } from './Heart.tsx'
import { holdTransaction, seedRecords, storedRecords } from '../test/bookmark-records.ts'
import { WithBookmarks } from '../test/WithBookmarks.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'other', explanation: 'Lit.' }

afterEach(() => seedRecords())

test('A heart is unset until its bookmark is stored, also while another tab holds the database', async () => {
  await seedRecords()
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  const heart = page.getByRole('button', { name: 'Bookmark' })
  await expect.element(heart).toBeEnabled()
  const endTransaction = await holdTransaction()
  await heart.click()
  // Long enough to be seen, and for whatever does not wait for the database.
  await new Promise((done) => setTimeout(done, 300))
  expect(heart.element().getAttribute('aria-pressed')).toBe('false')
  endTransaction()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords()).toMatchObject([entry])
})
