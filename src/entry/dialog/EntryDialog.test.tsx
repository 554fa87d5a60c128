import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Entry } from '../../apod/entry.ts'
import { useShownMedia } from '../../media/use-shown-media.ts'
import { goTo } from '../../navigation/history.ts'
import { makeEntry } from '../../test/entries.ts'
import { WithProviders } from '../../test/WithProviders.tsx'
import { rememberedPicture } from '../../ui/picture-transition.ts'
import { EntryDialog } from './EntryDialog.tsx'

const step = { go: () => {} }
const steps = { noun: 'day', previous: step, next: step }
const url = `${location.origin}/icon.svg`
const missing = `${location.origin}/missing.png`
const viewer = page.getByRole('dialog', { name: 'Image viewer' })
const zoom = page.getByRole('button', { name: 'Zoom' })
const fullSize = page.getByRole('link', { name: 'Full size' })

function DialogOf({ date, entry }: { date: string; entry: Entry | undefined }) {
  const others = { date, steps, isLoading: !entry, shownMedia: useShownMedia(date, entry, !entry) }
  return <EntryDialog {...others} entry={entry} />
}

const dialogOf = (date: string, entry?: Entry) => (
  <WithProviders>
    <DialogOf date={date} entry={entry} />
  </WithProviders>
)

const entryWithPicture = (date: string) => makeEntry(date, { media_type: 'image', url })
const [first, next] = [entryWithPicture('2024-01-05'), entryWithPicture('2024-01-06')]
const wmv = 'https://videos.example/lost.wmv'
const permalink = 'https://a.nasa.gov/day'
const nasaStartPage = ['NASA’s APOD page', 'https://science.nasa.gov/apod/']
const video = { ...next, media_type: 'video', url: 'https://players.example/x' }

/** Opens an entry’s viewer. Returns a function that replaces the entry, as a step to the next day does. */
async function openViewer(entry: Entry = first) {
  const { rerender } = await render(dialogOf(entry.date, entry))
  await zoom.click()
  await expect.element(viewer).toBeVisible()
  return (nextEntry: Entry) => rerender(dialogOf(next.date, nextEntry))
}

async function openMore() {
  await page.getByText('More', { exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Copy credit' })).toBeVisible()
}

beforeEach(() => goTo('/dateview?date=2024-01-05&open'))

test('If the full-size picture or the usual one fails, the viewer shows the other', async () => {
  const hdurl = `${missing}?full`
  const stepTo = await openViewer({ ...first, hdurl })
  await expect.poll(() => performance.getEntriesByName(hdurl)).toHaveLength(1)
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', url)
  await stepTo({ ...next, url: missing, hdurl: `${url}?full` })
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', `${url}?full`)
})

test('After a step to a video, the viewer says there’s no picture, and Escape closes the viewer', async () => {
  const stepTo = await openViewer()
  await stepTo(video)
  await expect.element(viewer.getByText('There’s no picture to zoom in on.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  const hasFocus = () => page.getByRole('dialog').element().contains(document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await expect.element(zoom).not.toBeInTheDocument()
})

test('More and the image description stay open while the visitor steps', async () => {
  const { rerender } = await render(dialogOf(first.date, { ...first, alt: 'A lamp.' }))
  await openMore()
  await page.getByText('Image description').click()
  await rerender(dialogOf(next.date, { ...next, alt: 'Another lamp.' }))
  await expect.element(page.getByText('Another lamp.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy credit' })).toBeVisible()
})

test('A failed picture has neither Zoom nor a link to its full size, and no glow behind its notice', async () => {
  const image = Object.assign(new Image(), { src: url })
  rememberedPicture.setState({ date: first.date, title: '', url, image })
  await render(dialogOf(first.date, { ...first, url: missing, hdurl: missing }))
  await expect.element(page.getByText('The picture couldn’t be loaded.')).toBeVisible()
  expect(document.querySelector('canvas')).toBeNull()
  await openMore()
  await expect.element(zoom).not.toBeInTheDocument()
  await expect.element(fullSize).not.toBeInTheDocument()
})

test.each<[string, Partial<Entry>, links: string[][]]>([
  ['a picture', { permalink }, [['On NASA’s site', permalink]]],
  ['an embed', video, [nasaStartPage, ['Open on players.example', video.url]]],
  ['an unplayable video', { ...video, url: wmv }, [nasaStartPage, ['Open on videos.example', wmv]]],
  ['a day without media', { ...video, url: 'javascript:alert(1)' }, [nasaStartPage]],
])('For %s, the More menu links to NASA’s site and to any video', async (_, fields, links) => {
  await render(dialogOf(first.date, { ...first, ...fields }))
  await openMore()
  const anchors = page
    .getByRole('group')
    .getByRole('link', { name: /NASA|Open on/ })
    .elements()
  expect(anchors.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
})

test('Without a clipboard, a prompt offers the link and the credit, and without a prompt, a message says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new TypeError('no clipboard'))
  const prompt = vi.spyOn(globalThis, 'prompt').mockReturnValue(null)
  await render(dialogOf(first.date, first))
  await openMore()
  for (const [name, what] of Object.entries({ Share: 'link', 'Copy credit': 'credit' })) {
    const button = page.getByRole('button', { name })
    await button.click()
    const address = expect.stringContaining('/dateview?date=2024-01-05')
    await expect.poll(() => prompt).toHaveBeenLastCalledWith(`Copy the ${what}:`, address)
    prompt.mockImplementationOnce(() => {
      throw new TypeError('no prompt')
    })
    await button.click()
    await expect.element(page.getByText(`The ${what} couldn’t be copied.`)).toBeVisible()
  }
})
