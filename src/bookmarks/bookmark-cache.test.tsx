import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookmarkedItems } from './database.ts'
import { getBookmark, subscribeToBookmark } from './bookmark-cache.ts'

const days = ['2024-01-05', '2024-01-06']
const wishes: (() => void)[] = []
const { objectStore } = IDBTransaction.prototype

function want(day: string) {
  wishes.push(subscribeToBookmark(day, () => {}))
}

async function expectRead(day: string) {
  await vi.waitFor(() =>
    expect(getBookmark(day)).toMatchObject({ entry: { title: `The Sky of ${day}` } }),
  )
}

beforeEach(async () => {
  await bookmarkedItems.bulkAdd(
    days.map((date) => ({
      date,
      title: `The Sky of ${date}`,
      explanation: '',
      createdAt: new Date(date),
    })),
  )
})

afterEach(async () => {
  IDBTransaction.prototype.objectStore = objectStore
  for (const stop of wishes.splice(0)) stop()
  await bookmarkedItems.clear()
})

test('a record that is wanted while another is being read is read, too', async () => {
  want('2024-01-05')
  // Past the moment in which wishes are gathered, and before the read is done.
  await Promise.resolve()
  await Promise.resolve()
  expect(getBookmark('2024-01-05')).toBeUndefined()
  want('2024-01-06')
  await expectRead('2024-01-05')
  await expectRead('2024-01-06')
})

test('after a read that failed, which is told, the next wish asks again', async () => {
  const told = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  IDBTransaction.prototype.objectStore = () => {
    throw new DOMException('try later', 'DataError')
  }
  want('2024-01-05')
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('try later')),
  )
  expect(getBookmark('2024-01-05')).toBe('failed')
  IDBTransaction.prototype.objectStore = objectStore
  want('2024-01-06')
  await expectRead('2024-01-05')
  await expectRead('2024-01-06')
})
