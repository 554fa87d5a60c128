import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addDays, todayInNewYork } from '../apod/calendar.ts'
import { MessageLine } from '../ui/messages.tsx'
import {
  goTo,
  pushPath,
  readHistoryState,
  renderedLocation,
  updateHistoryState,
  usePageCount,
} from './history.ts'
import { closeLayer, openLayer } from './layers.ts'

const day = '/dateview?date=2024-01-05'
const here = () => location.pathname + location.search

test.each([
  ['throws', () => expect.fail('SecurityError')],
  ['does nothing', () => {}],
])('An address that the history refuses is not shown, where it %s', (_, refuse) => {
  goTo(day)
  updateHistoryState({ pageCount: 2 })
  openLayer('dialog')
  vi.spyOn(history, 'pushState').mockImplementation(refuse)
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  for (const act of [
    () => openLayer('viewer'),
    () => goTo('/dateview?date=2024-01-06'),
    () => pushPath('/bookmarks?slideshow'),
  ]) {
    expect(act()).not.toBe(true)
    expect(here()).toBe(`${day}&open`)
    expect(renderedLocation.get().address).toMatchObject({ date: '2024-01-05', layers: ['dialog'] })
    expect(renderedLocation.get().state.pageCount).toBe(2)
  }
})

test('What is open does not open a second time', () => {
  goTo(day)
  openLayer('dialog')
  const entryKey = navigation.currentEntry?.key
  openLayer('dialog')
  openLayer('slideshow')
  expect(here()).toBe(`${day}&open`)
  expect(navigation.currentEntry?.key).toBe(entryKey)
})

test('Where the browser refuses to write the history, Close says so', async () => {
  await render(<MessageLine />)
  goTo(day)
  openLayer('dialog')
  goTo('/dateview?date=2024-01-06')
  vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  closeLayer('dialog')
  await expect.element(page.getByText('Your browser refuses')).toBeVisible()
})

function List() {
  const [pageCount, showPages] = usePageCount()
  return <button onClick={() => showPages(pageCount + 1)}>{`${pageCount} shown`}</button>
}

test('A list grows where the history refuses to remember it, and another list begins with its first page', async () => {
  const more = page.getByRole('button')
  goTo('/dateview?month=2024-01')
  await render(<List />)
  vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  for (const pages of [2, 3]) {
    await more.click()
    await expect.element(more).toHaveTextContent(`${pages} shown`)
  }
  vi.restoreAllMocks()
  goTo('/dateview?month=2024-02')
  await expect.element(more).toHaveTextContent('1 shown')
})

test('After steps in the viewer Close leads to the dialog and the page of its day, and Back to the first day', async () => {
  const next = '/dateview?date=2024-01-06'
  goTo(day)
  openLayer('dialog')
  openLayer('viewer')
  goTo(next)
  closeLayer('viewer')
  await expect.poll(here).toBe(`${next}&open`)
  closeLayer('dialog')
  await expect.poll(here).toBe(next)
  history.back()
  await expect.poll(here).toBe(day)
})

test('Each Back changes something, also after steps to and fro in the dialog of today', async () => {
  const today = todayInNewYork()
  goTo('/dateview')
  openLayer('dialog')
  goTo(`/dateview?date=${addDays(today, -1)}`)
  goTo(`/dateview?date=${today}`)
  closeLayer('dialog')
  await expect.poll(here).toBe('/dateview')
  history.back()
  await expect.poll(here).toBe('/bookmarks')
})

test('By Date on the day of today adds no history entry', () => {
  goTo(`/dateview?date=${todayInNewYork()}`)
  const key = navigation.currentEntry?.key
  goTo('/dateview')
  expect(here()).toBe('/dateview')
  expect(navigation.currentEntry?.key).toBe(key)
})

/** Clicks in a link to the day. @returns whether the browser was to follow it; it doesn't */
function isLeftToBrowser(attributes: Partial<HTMLAnchorElement> = {}, press: MouseEventInit = {}) {
  const link = Object.assign(document.createElement('a'), { href: day, ...attributes })
  const words = link.appendChild(document.createElement('span'))
  document.body.append(link)
  let isLeft = false
  const handleClick = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', handleClick, { once: true })
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }))
  link.remove()
  return isLeft
}

test('A press on a link shows its address in a new history entry', () => {
  // A tab's history has fifty entries at most: its length may stay the same.
  const entryKey = () => navigation.currentEntry?.key
  const before = entryKey()
  expect(isLeftToBrowser()).toBe(false)
  expect(here()).toBe(day)
  const after = entryKey()
  expect(after).not.toBe(before)
  isLeftToBrowser()
  expect(entryKey(), 'once').toBe(after)
})

test.each<[string, Partial<HTMLAnchorElement>, MouseEventInit?]>([
  ['with Control', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with another button', {}, { button: 1 }],
  ['on a link with a target', { target: '_blank' }],
  ['on a download', { download: '' }],
  ['on a link to another origin', { href: 'https://page.example/dateview' }],
])('A press %s is the browser’s', (_, attributes, press) => {
  expect(isLeftToBrowser(attributes, press)).toBe(true)
  expect(location.pathname).toBe('/bookmarks')
  expect(readHistoryState()).not.toHaveProperty('lastLink')
})

test('A press that something else has taken leads nowhere', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  expect(isLeftToBrowser()).toBe(false)
  expect(location.pathname).toBe('/bookmarks')
})
