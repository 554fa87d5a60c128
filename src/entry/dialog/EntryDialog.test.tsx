import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Entry } from '../../apod/entry.ts'
import { addressNow } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { makeEntry } from '../../test/entries.ts'
import { WithProviders } from '../../test/WithProviders.tsx'
import { EntryDialog } from './EntryDialog.tsx'

const step = { go: () => {} }
const steps = { noun: 'day', previous: step, next: step }
const url = `${location.origin}/icon.svg`
const missing = `${location.origin}/missing.png`
const viewer = page.getByRole('dialog', { name: 'Image viewer' })
const zoom = page.getByRole('button', { name: 'Zoom' })
const fullSize = page.getByRole('link', { name: 'Full size' })

function dialogOf(date: string, entry?: Entry) {
  const others = { steps, heart: null, noteButton: null, noteField: null, isLoading: !entry }
  return (
    <WithProviders>
      <EntryDialog {...others} id={date} entry={entry} />
    </WithProviders>
  )
}

const entryWithPicture = (date: string) => makeEntry(date, { media_type: 'image', url })
const [first, next] = [entryWithPicture('2024-01-05'), entryWithPicture('2024-01-06')]
const lost = 'https://videos.example/lost.wmv'
const atArchive = ['On NASA’s site', 'https://science.nasa.gov/apod/']
const video = { ...next, media_type: 'video', url: 'https://players.example/x' }

/** @returns a function that steps to an entry */
async function openViewer(entry: Entry = first) {
  const { rerender } = await render(dialogOf(entry.date, entry))
  await zoom.click()
  await expect.element(viewer).toBeVisible()
  return (there: Entry) => rerender(dialogOf(next.date, there))
}

async function openMore() {
  await page.getByText('More', { exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Copy credit' })).toBeVisible()
}

beforeEach(() => goTo('/dateview?date=2024-01-05&open'))

test('A picture’s light stays while the next day loads, and disappears if that day’s picture fails', async () => {
  const { container, rerender } = await render(dialogOf(first.date, first))
  const light = () => container.querySelector('[aria-hidden] > img')
  await expect.poll(light).not.toBeNull()
  await rerender(dialogOf(next.date))
  expect(light()).not.toBeNull()
  await rerender(dialogOf(next.date, { ...next, url: missing }))
  await expect.poll(light).toBeNull()
})

test('The viewer shows the full-size picture if the usual file fails', async () => {
  const stepTo = await openViewer()
  await stepTo({ ...next, url: missing, hdurl: url })
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', url)
})

test('After a step to a video the viewer has a sentence, and Escape leads to a dialog without Zoom', async () => {
  const stepTo = await openViewer()
  await stepTo(video)
  await expect.element(viewer.getByText('There’s no picture to zoom in on.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await expect.element(zoom).not.toBeInTheDocument()
})

test.each([
  ['a link to another full-size file', url, [url]],
  ['no link to the same file', missing, []],
])('A failed picture has no Zoom button, and %s', async (_, hdurl, links) => {
  await render(dialogOf(first.date, { ...first, url: missing, hdurl }))
  await expect.element(page.getByText('The picture couldn’t be loaded.')).toBeVisible()
  await openMore()
  expect(fullSize.elements().map((link) => link.getAttribute('href'))).toEqual(links)
  await expect.element(zoom).not.toBeInTheDocument()
})

test.each<[string, Partial<Entry>, links: string[][]]>([
  [
    'a picture',
    { permalink: 'https://a.nasa.gov/day' },
    [['On NASA’s site', 'https://a.nasa.gov/day']],
  ],
  ['a player', video, [atArchive, ['Open on players.example', video.url]]],
  ['an unplayable video', { ...video, url: lost }, [atArchive, ['Open on videos.example', lost]]],
  ['a day without media', { ...video, url: 'javascript:alert(1)' }, [atArchive]],
])('Under More %s has its links to other sites', async (_, fields, links) => {
  await render(dialogOf(first.date, { ...first, ...fields }))
  await openMore()
  const anchors = page
    .getByRole('group')
    .getByRole('link', { name: /NASA’s site|Open on/ })
    .elements()
  expect(anchors.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
})

test('The viewer keeps the usual file if the full-size picture fails', async () => {
  const hdurl = `${missing}?full`
  await openViewer({ ...first, hdurl })
  await expect.poll(() => performance.getEntriesByName(hdurl)).toHaveLength(1)
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', url)
})

test('Escape right after Zoom keeps the viewer from opening, and the dialog stays open', async () => {
  await render(dialogOf(first.date, first))
  openLayer('viewer')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await expect.poll(() => addressNow().layers).toEqual(['dialog'])
  await expect.element(viewer).not.toBeInTheDocument()
})
