import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookmarksScreen } from './BookmarksScreen.tsx'
import '../ui/styles/notice.css'
import { goTo } from '../navigation/history.ts'
import { closeLayer, followBackAndEscape, openLayer } from '../navigation/layers.ts'
import { MessageLine } from '../ui/messages.tsx'
import { WithBookmarks } from '../test/WithBookmarks.tsx'
import { ownPrefix } from '../ui/web-storage.ts'
import { getBookmark, putSilently, refuse, seedRecords } from '../test/records.ts'

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
  await render(<BookmarksScreen />, { wrapper: WithBookmarks })
  await expect.poll(shownDates).toEqual(newestFirst)
}

beforeEach(openList)

test('Removals half a second apart at one place remove each card that comes there', async () => {
  for (const left of [3, 2, 1, 0]) {
    await screen.removeAt(0).click()
    await expect.poll(shownDates).toEqual(newestFirst.slice(4 - left))
    // From the end of the removal: the second click of a double click would remove nothing.
    await new Promise((done) => setTimeout(done, 500))
  }
  await expect.element(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('A double click as slow as a hand removes one, and no removal is still pending', async () => {
  await screen.removeAt(0).dblClick({ delay: 60 })
  await expect.poll(shownDates).toEqual(newestFirst.slice(1))
  await screen.undo.click()
  await expect.poll(shownDates).toEqual(newestFirst)
})

test('After a removal the focus stays where it has gone, else goes to the next card, else to the last', async () => {
  HTMLElement.prototype.click.call(screen.removeAt(0).element())
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

test('The address has a search 300 ms after its last letter, or when the field is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const words of ['2024-01-0', '2024-01-03']) {
    await screen.search.fill(words)
    vi.advanceTimersByTime(299)
    expect(location.search).toBe('')
  }
  vi.advanceTimersByTime(1)
  expect(location.search).toBe('?q=2024-01-03')
  await expect.poll(shownDates).toEqual(['2024-01-03'])
  await screen.search.fill('2024-01-02')
  screen.search.element().blur()
  expect(location.search).toBe('?q=2024-01-02')
  await screen.search.fill('')
  await page.getByRole('article').getByRole('heading').first().getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(location.search).toMatch(/^\?open=2024-01-0\d$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('A search filters with each letter, also where the browser refuses to write its address', async () => {
  const refusing = vi.spyOn(history, 'replaceState').mockReturnValue()
  await screen.search.fill('2024-01-03')
  await expect.poll(() => refusing).toHaveBeenCalled()
  await expect.poll(shownDates).toEqual(['2024-01-03'])
  await expect.element(screen.search).toHaveValue('2024-01-03')
})

test('A search follows what another tab adds', async () => {
  const elsewhere = new BroadcastChannel(`${ownPrefix}bookmarks`)
  const count = (text: string) => page.getByRole('heading', { name: text })
  await screen.search.fill('2024-01-0')
  await expect.element(count('4 of 4 bookmarks')).toBeVisible()
  await putSilently(getBookmark('2024-01-09'))
  // A channel reaches no other origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  elsewhere.postMessage(new Set(['2024-01-09']))
  await expect.element(count('5 of 5 bookmarks')).toBeVisible()
  await putSilently(getBookmark('2024-02-01'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  elsewhere.postMessage('all')
  await expect.element(count('5 of 6 bookmarks')).toBeVisible()
  elsewhere.close()
})

test('Paper counts the tiles that a step beyond the sixtieth has added', async () => {
  const days = Array.from({ length: 70 }, (_, day) =>
    new Date(day * 86_400_000).toJSON().slice(0, 10),
  )
  await seedRecords(days.map((day) => getBookmark(day)))
  await expect.element(page.getByText('60 of 70', { exact: true })).toBeInTheDocument()
  openLayer('open', days[5])
  await expect.element(page.getByText('65 of 70', { exact: true })).toBeInTheDocument()
  closeLayer('open')
  await expect.poll(shownDates).toHaveLength(65)
  await expect.element(page.getByText('65 of 70', { exact: true })).toBeInTheDocument()
})

test('A removal that fails is alerted, and the list shows what is stored', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const refusing = refuse('get')
  await screen.removeAt(0).click()
  await expect.poll(() => alerts).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('room'))
  refusing.mockRestore()
  expect(shownDates()).toEqual(newestFirst)
  await expect.element(screen.undo).not.toBeInTheDocument()
})

test('A list without pictures has no slideshow, and says so', async () => {
  await page.viewport(1280, 768)
  await render(<MessageLine />)
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect.element(page.getByText('This list has no pictures to show.')).toBeVisible()
  expect(location.search).toBe('')
})

test('Of two films one plays at most, and none goes on where the address has opened a dialog over it', async () => {
  const players = newestFirst.slice(0, 2).map((date) => `${location.origin}/icon.svg?${date}`)
  const films = players.map((url, index) =>
    getBookmark(newestFirst[index] ?? '', { media_type: 'video', url }),
  )
  await seedRecords(films)
  const play = page.getByRole('button', { name: 'Play The Sky' })
  const playing = () =>
    [...document.querySelectorAll<HTMLIFrameElement>('article iframe')].map(({ src }) => src)
  await expect.element(play).toHaveLength(2)
  await play.first().click()
  await expect.poll(playing).toEqual(players.slice(0, 1))
  await play.click()
  await expect.poll(playing).toEqual(players.slice(1))
  openLayer('open', '2024-01-04')
  await expect.poll(playing).toEqual([])
  closeLayer('open')
  await expect.element(play).toHaveLength(2)
  expect(playing()).toEqual([])
})

test('Undo of a removal in the dialog comes once the dialog has closed, since screen readers pass over the page behind it', async () => {
  const isCovered: boolean[] = []
  const observer = new MutationObserver(() => {
    if (screen.undo.query()) isCovered.push(document.querySelector('dialog:modal') !== null)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  openLayer('open', '2024-01-03')
  const dialog = page.getByRole('dialog', { name: 'The Sky of 2024-01-03' })
  await dialog.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect.element(screen.undo).toBeVisible()
  observer.disconnect()
  expect(isCovered).not.toContain(true)
})
