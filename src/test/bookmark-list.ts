import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { makeRecord, replaceRecords } from './records.ts'
import { renderAt } from './render-at.tsx'

export const newestFirst = ['2024-01-04', '2024-01-03', '2024-01-02', '2024-01-01']
export const tiles = page.getByRole('article')

export const dates = () => tiles.elements().map((tile) => tile.querySelector('time')?.dateTime)

/** Opens Bookmarks with a bookmark of each day in `newestFirst`. */
export async function openBookmarks() {
  await replaceRecords(newestFirst.map((date) => makeRecord(date)))
  await renderAt('/bookmarks')
  await expect.poll(dates).toEqual(newestFirst)
}
