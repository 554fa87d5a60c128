import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '../../apod/calendar.ts'
import { goTo } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { dates, newestFirst, openBookmarks, tiles } from '../../test/bookmark-list.ts'
import { pressWithKeyboard } from '../../test/keyboard.ts'
import { failOn, holdDatabase, makeRecord, replaceRecords } from '../../test/records.ts'

const titleAt = (index: number) => page.getByRole('heading').getByRole('button').nth(index)
const removeAt = (index: number) => page.getByRole('button', { name: 'Remove bookmark' }).nth(index)
const search = page.getByRole('searchbox', { name: 'Search bookmarks' })
const dialog = page.getByRole('dialog')

beforeEach(openBookmarks)

test('After a removal, the next or last tile gets the focus, unless the visitor has moved the focus', async () => {
  HTMLElement.prototype.click.call(removeAt(0).element())
  search.element().focus()
  await expect.poll(dates).toEqual(newestFirst.slice(1))
  await expect.element(search).toHaveFocus()
  await expect.element(removeAt(1)).toHaveAccessibleDescription('The Sky of 2024-01-02')
  // A held key removes only one, although the next tile's button gets the focus.
  await pressWithKeyboard(removeAt(1), '{Enter>99/}')
  await expect.poll(dates).toEqual(['2024-01-03', '2024-01-01'])
  await expect.element(removeAt(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(dates).toEqual(['2024-01-03'])
  await expect.element(removeAt(0)).toHaveFocus()
})

test('A double click’s second click on Remove leaves the next bookmark', async () => {
  await removeAt(0).click()
  await expect.poll(dates).toEqual(newestFirst.slice(1))
  removeAt(0)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await removeAt(1).click()
  await expect.poll(dates).toEqual(['2024-01-03', '2024-01-01'])
})

test('After a removal in the last bookmark’s dialog, the previous tile gets the focus', async () => {
  await titleAt(3).click()
  await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect.poll(dates).toEqual(newestFirst.slice(0, 3))
  await expect.element(titleAt(2)).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['2024-01-05', 'its day', '?date=2024-01-05&open'],
  ['17', 'all bookmarks', ''],
])('A link to the missing bookmark %s opens %s', async (key, _, query) => {
  goTo(`/bookmarks?open=${key}`, { replace: true })
  await expect.poll(() => location.search).toBe(query)
})

test('A bookmark that no longer matches the search stays listed until its dialog closes', async () => {
  await replaceRecords(newestFirst.map((date) => makeRecord(date, { note: 'wallpaper' })))
  await search.fill('wallpaper')
  await expect.element(page.getByRole('heading', { name: '4 of 4' })).toBeVisible()
  await titleAt(1).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('for the hall')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(dialog).toBeVisible()
  expect(dates()).toEqual(newestFirst)
  await userEvent.keyboard('{Escape}')
  await expect.poll(dates).toEqual(newestFirst.toSpliced(1, 1))
  await expect.element(titleAt(1)).toHaveFocus()
})

test.each([0, 1])(
  'After a link to the 41st bookmark and %i steps, only the first tiles are drawn, and Close leads to the open bookmark’s tile',
  async (steps) => {
    const days = Array.from({ length: 45 }, (_, index) => addDays('2023-01-01', index))
    await replaceRecords(days.map((date) => makeRecord(date)))
    const index = 40 + steps
    goTo(`/bookmarks?open=${days.at(-41)}`, { replace: true })
    await expect.element(dialog).toBeVisible()
    for (let step = 0; step < steps; step += 1)
      await dialog.getByRole('button', { name: 'Next bookmark' }).click()
    expect(tiles.elements()).toHaveLength(18)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dates()[index]).toBe(days.at(-1 - index))
    await expect.element(titleAt(index)).toHaveFocus()
    await expect.element(titleAt(index)).toBeInViewport()
  },
)

test('All bookmarks are drawn for printing, before the browser goes on', async () => {
  const days = Array.from({ length: 45 }, (_, index) => addDays('2023-01-01', index))
  await replaceRecords(days.map((date) => makeRecord(date)))
  await expect.poll(dates).toHaveLength(18)
  dispatchEvent(new Event('beforeprint'))
  expect(dates()).toHaveLength(45)
  dispatchEvent(new Event('afterprint'))
  expect(dates()).toHaveLength(18)
})

test('A single bookmark has a larger title than one of several', async () => {
  const sizeOfTitle = () => parseFloat(getComputedStyle(titleAt(0).element()).fontSize)
  const sizeAmongSeveral = sizeOfTitle()
  await replaceRecords([makeRecord('2024-01-04')])
  await expect.poll(dates).toEqual(['2024-01-04'])
  expect(sizeOfTitle()).toBeGreaterThan(sizeAmongSeveral)
})

test('After Undo by key, the focus is on the bookmark that is back, which is in the window', async () => {
  await page.viewport(320, 200)
  await removeAt(1).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.poll(dates).toHaveLength(3)
  // Otherwise, it might take the focus from Undo before the key comes.
  await expect.element(removeAt(1)).toHaveFocus()
  scrollTo(0, document.body.scrollHeight)
  await pressWithKeyboard(undo)
  await expect.poll(dates).toEqual(newestFirst)
  await expect.element(titleAt(1)).toHaveFocus()
  await expect.element(titleAt(1)).toBeInViewport()
})

test('Bookmarks sorted by date begin with the newest, and those without a date come last', async () => {
  const days = ['2024-01-04', '1996-07-14', '2024-01-01', 'odd', '']
  await replaceRecords(days.map((date) => makeRecord(date, { createdAt: new Date(0) })))
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.selectOptions('Picture date')
  await expect.poll(dates).toEqual(['2024-01-04', '2024-01-01', '1996-07-14', 'odd', ''])
  await sort.selectOptions('First added')
  await expect.poll(dates).toEqual(days.toSorted())
})

test('If bookmarks can’t be reread, one alert says why, they stay visible, and a button tries again', async () => {
  const failing = failOn('getAllKeys')
  for (const calls of [2, 4]) {
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => failing).toHaveBeenCalledTimes(calls)
  }
  await expect.element(page.getByText('Your bookmarks couldn’t be read.')).toBeVisible()
  const alertText =
    'Your bookmarks couldn’t be read. There’s no room left in this browser. no room left'
  expect(alert).toHaveBeenCalledExactlyOnceWith(alertText)
  expect(dates()).toEqual(newestFirst)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect.poll(() => alert).toHaveBeenCalledTimes(2)
  await expect.element(tryAgain).toHaveFocus()
  failing.mockRestore()
  const endTransaction = await holdDatabase()
  await tryAgain.click()
  await expect.element(page.getByRole('button', { name: 'Loading...' })).toHaveFocus()
  endTransaction()
  await expect.poll(() => page.getByText('Your bookmarks couldn’t be read.').query()).toBeNull()
  expect(dates()).toEqual(newestFirst)
})

/** Makes each reading of a record fail, as on a damaged disk. Returns a function that repairs it. */
function damageRecord(day: string) {
  const { get } = IDBObjectStore.prototype
  const ofOne = failOn('get').mockImplementation(function (
    this: IDBObjectStore,
    query: IDBValidKey,
  ) {
    if (query !== day) return get.call(this, query)
    this.transaction.abort()
    throw new DOMException('damaged', 'DataError')
  })
  const ofAll = failOn('getAll')
  return () => [ofOne, ofAll].map((spy) => spy.mockRestore())
}

test('One alert counts the bookmarks that can’t be read, and the others can be used', async () => {
  const repair = damageRecord('2024-01-02')
  for (let times = 0; times < 2; times += 1) {
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(dates).toEqual(newestFirst.toSpliced(2, 1))
  }
  expect(alert).toHaveBeenCalledExactlyOnceWith('1 bookmark couldn’t be read. damaged')
  repair()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(dates).toEqual(newestFirst)
})

test('No video loads before it is played, only one plays at a time, and none plays behind a dialog', async () => {
  const video = { media_type: 'video', url: `${location.origin}/mock-api/media/video.webm?` }
  await replaceRecords(newestFirst.slice(0, 2).map((date) => makeRecord(date, video)))
  const play = page.getByRole('button', { name: 'Play The Sky' })
  const arePlaying = () => tiles.elements().map((tile) => tile.querySelector('video') !== null)
  await expect.element(play).toHaveLength(2)
  expect(performance.getEntriesByName(video.url)).toEqual([])
  await play.first().click()
  await expect.poll(arePlaying).toEqual([true, false])
  await expect.poll(() => document.activeElement?.tagName).toBe('VIDEO')
  await play.click()
  await expect.poll(arePlaying).toEqual([false, true])
  openLayer('entry', '2024-01-04')
  await expect.poll(arePlaying).toEqual([false, false])
})

test('If NASA can’t resize a picture, its tile says so, and doesn’t load the original', async () => {
  const root = 'https://assets.science.nasa.gov'
  const url = `${root}/dynamicimage/assets/test/lamp.png?w=3853&h=4070&fit=clip`
  const sources = new Set<string>()
  new MutationObserver(() => {
    for (const picture of document.images) {
      sources.add(picture.src)
      picture.dispatchEvent(new Event('error'))
    }
  }).observe(document, { subtree: true, attributeFilter: ['src'], childList: true })
  await replaceRecords([makeRecord('2024-01-04', { media_type: 'image', url })])
  await expect.element(tiles.first()).toHaveTextContent('The picture couldn’t be loaded.')
  expect([...sources].filter((source) => !source.includes('/dynamicimage/'))).toEqual([])
})

test('A bookmark without a usable picture links to its day, if it has a date', async () => {
  const logo = { media_type: 'image', title: 'NASA Science' }
  const failing = { media_type: 'image', url: `${location.origin}/missing.png` }
  const logos = ['2024-01-04', 'one fine day'].map((key) => makeRecord(key, logo))
  await replaceRecords([...logos, makeRecord('2024-01-03', failing)])
  const link = page.getByRole('link', { name: 'Look up this day again' })
  await expect.element(tiles.first()).toHaveTextContent('There’s no picture to show for this day.')
  await expect.element(tiles.nth(1)).toHaveTextContent('The picture couldn’t be loaded.Try again')
  await expect.element(link).toHaveLength(2)
  await expect.element(link.first()).toHaveAttribute('href', '/dateview?date=2024-01-04')
  openLayer('entry', '2024-01-04')
  await expect.element(dialog.getByRole('link', { name: 'Look up this day again' })).toBeVisible()
})
