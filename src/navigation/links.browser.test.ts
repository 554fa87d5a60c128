import { afterEach, beforeEach, expect, test } from 'vitest'
import { goTo, historyState } from './history.ts'

// `followLinks` is called in the tests' setup, as it is in main.tsx.

beforeEach(() => goTo('/bookmarks'))
afterEach(() => document.body.replaceChildren())

/** Clicks a link. @returns whether the browser was to follow it; it doesn't */
function isLeftToBrowser(attributes: Record<string, string>, press: MouseEventInit = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  link.append(document.createElement('span'))
  document.body.append(link)
  let isLeft = false
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stay, { once: true })
  const init = { bubbles: true, cancelable: true, ...press }
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', init))
  return isLeft
}

const day = '/dateview?date=2024-01-05'

test('A press on a link shows its address in a new history entry, from the top', () => {
  document.body.style.minHeight = '3000px'
  scrollTo(0, 1000)
  // A tab's history has fifty entries at most: its length may stay the same.
  const entryKey = () => navigation.currentEntry?.key
  const before = entryKey()
  expect(isLeftToBrowser({ href: day })).toBe(false)
  expect(location.pathname + location.search).toBe(day)
  expect(scrollY).toBe(0)
  const after = entryKey()
  expect(after).not.toBe(before)
  expect(isLeftToBrowser({ href: day })).toBe(false)
  expect(entryKey()).toBe(after)
  document.body.style.minHeight = ''
})

test.each<[string, Record<string, string>, MouseEventInit?]>([
  ['with Control', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with another button', {}, { button: 1 }],
  ['on a link with a target', { target: '_blank' }],
  ['on a download', { download: '' }],
  ['on a link to another origin', { href: 'https://page.example/dateview' }],
])('A press %s is the browser’s', (_, attributes, press) => {
  expect(isLeftToBrowser({ href: day, ...attributes }, press)).toBe(true)
  expect(location.pathname).toBe('/bookmarks')
  expect(historyState()).not.toHaveProperty('followed')
})

test('A press that something else has taken leads nowhere', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  expect(isLeftToBrowser({ href: day })).toBe(false)
  expect(location.pathname).toBe('/bookmarks')
})
