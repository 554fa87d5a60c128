import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Heart } from './Heart.tsx'
import { seedRecords } from './test-records.ts'

const entry = {
  date: '2024-01-05',
  title: 'The Sky',
  explanation: '',
  media_type: 'image',
}
const { add } = IDBObjectStore.prototype

async function showHeart() {
  const screen = await render(<Heart entry={entry} />)
  const heart = screen.getByRole('button', { name: 'Bookmark' })
  await expect.element(heart).toBeEnabled()
  return { screen, heart }
}

afterEach(async () => {
  IDBObjectStore.prototype.add = add
  await seedRecords()
})

test('A failed change is alerted with the error’s text, its name once, and leaves the heart unset', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const { heart } = await showHeart()
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('QuotaExceededError no room left', 'QuotaExceededError')
  }
  await heart.click()
  await expect
    .poll(() => alerts)
    .toHaveBeenCalledExactlyOnceWith(
      'Your bookmarks could not be changed. QuotaExceededError no room left',
    )
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})
