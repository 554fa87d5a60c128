import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookmarksProvider } from './BookmarksProvider.tsx'
import { BookmarksScreen } from './BookmarksScreen.tsx'
import '../ui/styles/base.css'
import '../ui/styles/notice.css'
import { goTo } from '../navigation/history.ts'
import { followBackAndEscape } from '../navigation/layers.ts'
import { toasts } from './undo/undo.ts'
import { getBookmark, seedRecords } from '../test/bookmark-records.ts'

followBackAndEscape()

const newestFirst = ['2024-01-04', '2024-01-03', '2024-01-02', '2024-01-01']
const screen = {
  removeAt: (place: number) => page.getByRole('button', { name: 'Remove bookmark' }).nth(place),
  undo: page.getByRole('button', { name: 'Undo' }),
  search: page.getByRole('searchbox', { name: 'Search bookmarks' }),
}

function shownDates() {
  return [...document.querySelectorAll('article time')].map(({ textContent }) => textContent)
}

async function openList() {
  goTo('/bookmarks')
  await seedRecords(newestFirst.map((date) => getBookmark(date)))
  await render(<BookmarksScreen />, { wrapper: BookmarksProvider })
  await expect.poll(shownDates).toEqual(newestFirst)
}

beforeEach(openList)

afterEach(async () => {
  vi.restoreAllMocks()
  toasts.set([])
  await seedRecords()
})

test('removals half a second apart at one place remove each card that comes there', async () => {
  for (const left of [3, 2, 1, 0]) {
    await screen.removeAt(0).click()
    const next = performance.now() + 600
    await expect.poll(shownDates).toEqual(newestFirst.slice(4 - left))
    await new Promise((done) => setTimeout(done, next - performance.now()))
  }
  await expect.element(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('a double click as slow as a hand removes one, and no removal is still pending', async () => {
  await screen.removeAt(0).dblClick({ delay: 60 })
  await expect.poll(shownDates).toEqual(newestFirst.slice(1))
  await screen.undo.click()
  await expect.poll(shownDates).toEqual(newestFirst)
})

test('After a removal the focus stays where it has gone, else goes to the next card, else to the last, else to the sentence after Undo', async () => {
  screen
    .removeAt(0)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  screen.search.element().focus()
  await expect.poll(shownDates).toEqual(newestFirst.slice(1))
  await expect.element(screen.search).toHaveFocus()

  await expect.element(screen.removeAt(1)).toHaveAccessibleDescription('The Sky of 2024-01-02')
  screen.removeAt(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownDates).toEqual(['2024-01-03', '2024-01-01'])
  await expect.element(screen.removeAt(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownDates).toEqual(['2024-01-03'])
  await expect.element(screen.removeAt(0)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You have no bookmarks yet.')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(screen.undo.last()).toHaveFocus()
})

test('A found bookmark whose note loses its word keeps its dialog and its place, and leaves the list when that closes', async () => {
  await seedRecords(newestFirst.map((date) => getBookmark(date, { note: 'wallpaper' })))
  await screen.search.fill('wallpaper')
  await expect.element(page.getByRole('heading', { name: '4 of 4 bookmarks' })).toBeVisible()
  const titleAt = (place: number) => page.getByRole('article').nth(place).getByRole('heading')
  await titleAt(1).getByRole('button').click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('for the hall')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(shownDates()).toEqual(newestFirst)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(shownDates).toEqual(newestFirst.toSpliced(1, 1))
  await expect.element(titleAt(1).getByRole('button')).toHaveFocus()
})

test('A removal that fails is alerted, and the list shows what is stored', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const remove = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    const request = remove.call(this, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  await screen.removeAt(0).click()
  await expect.poll(() => alerts).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Abort'))
  expect(shownDates()).toEqual(newestFirst)
  await expect.element(screen.undo).not.toBeInTheDocument()
})

test('Tiles that become larger as they become few stay in the list', async () => {
  await page.viewport(768, 1024)
  await screen.removeAt(0).click()
  await expect.poll(shownDates).toEqual(newestFirst.slice(1))
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? NaN
  const tiles = document.querySelectorAll('ul > li')
  await expect
    .poll(() => Math.max(...[...tiles].map(rightOf)))
    .toBeLessThanOrEqual(rightOf(document.querySelector('ul')) + 1)
})

test('A long list is scrolled by nobody but the visitor', async () => {
  await page.viewport(1351, 768)
  await seedRecords(Array.from({ length: 180 }, (_, day) => getBookmark(`day ${day}`)))
  await expect.poll(() => document.querySelectorAll('li').length).toBeGreaterThan(4)
  const jumps = vi.spyOn(globalThis, 'scrollTo')
  for (let step = 0; step < 10; step += 1) {
    scrollBy(0, 1000)
    await new Promise(requestAnimationFrame)
  }
  expect(scrollY).toBeGreaterThan(3500)
  expect(jumps).not.toHaveBeenCalled()
})

test('A list without pictures has no slideshow, and says so', async () => {
  await page.viewport(1280, 768)
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect.element(page.getByText('This list has no pictures to show.')).toBeVisible()
  expect(location.search).toBe('')
})
