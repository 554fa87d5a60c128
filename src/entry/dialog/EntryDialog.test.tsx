import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Entry } from '../../apod/entry.ts'
import '../../ui/styles/buttons.css'
import { goTo } from '../../navigation/history.ts'
import { followBackAndEscape } from '../../navigation/layers.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { EntryDialog } from './EntryDialog.tsx'

const step = { go: () => {}, disabledReason: undefined }
// A picture that the tests' own server has.
const url = `${location.origin}/icon.svg`
const missing = `${location.origin}/missing.png`

// As the page does on its start.
keepFocus()
followBackAndEscape()

function entryOf(date: string): Entry {
  return { date, title: date, explanation: '', media_type: 'image', url }
}

/** The dialog of a day; without an entry, that is still on its way. */
function dialogOf(date: string, entry?: Entry) {
  return (
    <EntryDialog
      item={{ key: date, entry, isLoading: !entry }}
      steps={{ noun: 'day', previous: step, next: step }}
      announcement={date}
      tools={null}
      below={null}
    />
  )
}

beforeEach(() => goTo('/dateview?date=2024-01-05&open'))

test('A day shimmers until its picture is there', async () => {
  const { container, rerender } = await render(dialogOf('2024-01-05'))
  const shimmers = container.getElementsByClassName('ui-shimmer')
  expect(shimmers).toHaveLength(1)
  await rerender(dialogOf('2024-01-05', entryOf('2024-01-05')))
  expect(shimmers).toHaveLength(1)
  await expect.poll(() => shimmers).toHaveLength(0)
})

async function openViewer(entry = entryOf('2024-01-05')) {
  const screen = await render(dialogOf('2024-01-05', entry))
  await screen.getByRole('button', { name: 'Zoom' }).click()
  const viewer = screen.getByRole('dialog', { name: 'Image viewer' })
  await expect.element(viewer).toBeVisible()
  return { screen, viewer }
}

const next = entryOf('2024-01-06')
const film = { ...next, media_type: 'video', url: 'https://players.example/x' }

test.each<[string, Entry | undefined, string]>([
  ['a picture that fails', { ...next, url: missing }, 'The picture could not be loaded.'],
  ['NASA’s logo', { ...next, title: 'NASA Science' }, 'The picture could not be loaded.'],
  ['a film', film, 'There is no picture to enlarge.'],
  ['a day that is on its way', undefined, 'Loading…'],
])('In the viewer a step to %s says so', async (_, entry, sentence) => {
  const { screen, viewer } = await openViewer()
  await screen.rerender(dialogOf('2024-01-06', entry))
  await expect.element(viewer.getByText(sentence)).toBeVisible()
})

test('In the viewer a step to a picture whose small file fails shows the large one', async () => {
  const { screen, viewer } = await openViewer()
  await screen.rerender(dialogOf('2024-01-06', { ...next, url: missing, hdurl: url }))
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', url)
})

test('After a step to a film Escape leaves the viewer for a dialog without Zoom and Full size', async () => {
  const { screen, viewer } = await openViewer()
  await screen.rerender(dialogOf('2024-01-06', film))
  await expect.element(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await screen.getByText('More', { exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Copy credit' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Zoom' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Full size' })).not.toBeInTheDocument()
})

test.each([
  ['a link to another full-size one', url, 1],
  ['no link to itself', missing, 0],
])('A failed picture has no viewer, but %s', async (_, hdurl, links) => {
  const entry = { ...entryOf('2024-01-05'), url: missing, hdurl }
  const screen = await render(dialogOf('2024-01-05', entry))
  await expect.element(screen.getByText('The picture could not be loaded.')).toBeVisible()
  await screen.getByText('More', { exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Copy credit' })).toBeVisible()
  const original = screen.getByRole('link', { name: 'Full size' })
  await expect.element(original).toHaveLength(links)
  if (links) await expect.element(original).toHaveAttribute('href', hdurl)
  await expect.element(screen.getByRole('button', { name: 'Zoom' })).not.toBeInTheDocument()
})

test('If the full-size picture fails, the viewer keeps the shown one', async () => {
  const hdurl = `${missing}?full`
  const { viewer } = await openViewer({ ...entryOf('2024-01-05'), hdurl })
  await expect.poll(() => performance.getEntriesByName(hdurl)).toHaveLength(1)
  const picture = viewer.getByRole('img', { name: '2024-01-05' })
  await expect.element(picture).toHaveAttribute('src', url)
})
