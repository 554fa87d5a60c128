import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFields } from '../test/entries.ts'
import { mockFetch } from '../test/network.ts'
import { makePost } from '../test/posts.ts'
import { makeRecord, replaceRecords } from '../test/records.ts'
import { renderAt } from '../test/render-at.tsx'
import { showMessage } from '../ui/messages.ts'

const words = 'ירח 12 moon'

test.each([
  ['a bookmark’s tile', '/bookmarks', 'article h2'],
  ['a bookmark’s dialog', '/bookmarks?open=2010-05-17', 'dialog h2'],
  ['a slideshow', '/bookmarks?slideshow', 'dialog h2'],
  ['a wall’s tile', '/dateview?month=2010-05', 'li a'],
  ['a message', '/bookmarks', '.MessageList_message b'],
])('A title in a right-to-left script keeps its direction in %s', async (_, path, selector) => {
  await replaceRecords([makeRecord('2010-05-17', { title: words, ...pictureFields })])
  mockFetch(() => Response.json([makePost('2010-05-17', { title: { rendered: words } })]))
  await renderAt(path)
  showMessage('removed', { title: words })
  const textNode = () =>
    [...document.querySelectorAll(`${selector}, ${selector} *`)]
      .flatMap(({ childNodes }) => [...childNodes])
      .find((node) => node instanceof Text && node.data === words)
  await expect.poll(textNode).toBeTruthy()
  const rightOf = (at: number) => {
    const range = document.createRange()
    const node = textNode()
    if (node) range.setStart(node, at)
    if (node) range.setEnd(node, at + 1)
    return range.getBoundingClientRect().right
  }
  expect(rightOf(0)).toBeGreaterThan(rightOf(words.length - 1))
})

test.each([
  ['/dateview?date=2010-05-17', 'day'],
  ['/bookmarks?slideshow', 'picture'],
])('On a right-to-left page, Previous stays to the left of Next at %s', async (path, noun) => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await replaceRecords(['2010-05-17', '2010-05-18'].map((day) => makeRecord(day, pictureFields)))
  mockFetch(() => Response.json([makePost('2010-05-17')]))
  await renderAt(path)
  const leftOf = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().left
  await expect.element(page.getByRole('button', { name: `Next ${noun}` })).toBeInTheDocument()
  expect(leftOf(`Previous ${noun}`)).toBeLessThan(leftOf(`Next ${noun}`))
})
