import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Entry } from '../apod/entry.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { EntryMedia } from './EntryMedia.tsx'
import { useFiles } from './files.ts'
import { Playable } from './Playable.tsx'
import { usePicture } from './use-picture.ts'
import { useShownMedia } from './use-shown-media.ts'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }

function MediaOf(fields: Partial<Entry>) {
  const changed = { ...entry, ...fields }
  const shownMedia = useShownMedia(changed.date, changed)
  return <EntryMedia className="" entry={changed} shownMedia={shownMedia} />
}

test('A video has controls, and shows a notice if it fails', async () => {
  const { container, getByText } = await render(<MediaOf url="https://videos.invalid/a.mp4" />)
  const video = container.querySelector('video')
  expect(video?.controls).toBe(true)
  video?.dispatchEvent(new Event('error'))
  await expect.element(getByText('The video couldn’t be loaded.')).toBeVisible()
})

test('The network’s return doesn’t replace a loaded picture, but a step does', async () => {
  const picture = { media_type: 'image', url: `${location.origin}/icon.svg` }
  const { container, rerender } = await render(<MediaOf {...picture} />)
  const pictures = () => [...container.querySelectorAll('img')]
  await expect.poll(pictures).toHaveLength(1)
  const [shown] = pictures()
  dispatchEvent(new Event('online'))
  await rerender(<MediaOf {...picture} />)
  expect(pictures()).toEqual([shown])
  await rerender(<MediaOf date="2024-01-06" url="https://videos.invalid/a.mp4" />)
  expect(pictures()).toEqual([])
})

const missing = `${location.origin}/missing.png`

test.each([
  ['There’s no picture to show for this day.', { media_type: 'other' }],
  ['The picture couldn’t be loaded.', { media_type: 'image', url: missing }],
])('A notice “%s” comes with a link to the day’s page on NASA’s site', async (sentence, fields) => {
  const permalink = 'https://science.nasa.gov/image-article/apod-2024-january-5-a-lamp/'
  const { container, getByText, getByRole } = await render(
    <MediaOf {...{ ...fields, permalink }} />,
  )
  await expect.element(getByText(sentence)).toBeVisible()
  await expect
    .element(getByRole('link', { name: 'On NASA’s site' }))
    .toHaveAttribute('href', permalink)
  expect(container.querySelector('img, video, iframe')).toBeNull()
})

test('A picture that fails again after the network’s return has its notice again', async () => {
  await render(<MediaOf media_type="image" url={missing} />)
  const notice = () => document.querySelector('[role=alert]')
  await expect.poll(notice).not.toBeNull()
  const firstNotice = notice()
  dispatchEvent(new Event('online'))
  await expect.poll(notice).not.toBe(firstNotice)
  await expect.poll(notice).not.toBeNull()
})

test('After a retry, the best file is requested again, even if another one is left', async () => {
  function Files() {
    const { file, handleError } = useFiles([{ url: 'small.webp' }, { url: 'large.png' }])
    return <button onClick={handleError}>{file?.url}</button>
  }
  const { getByRole } = await render(<Files />)
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveTextContent('large.png')
  dispatchEvent(new Event('online'))
  await expect.element(getByRole('button')).toHaveTextContent('small.webp')
})

test('While a better file loads, the tile’s picture doesn’t replace a larger one', async () => {
  const image = new Image()
  const standIn = { url: 'tile.webp', image }
  function Shown({ url }: { url: string }) {
    const { shown } = usePicture({ subject: 'day', file: { url }, standIn, onError: () => {} })
    return <p>{shown?.url}</p>
  }
  const { container, rerender } = await render(<Shown url="/icon.svg" />)
  await expect.element(container).toHaveTextContent('/icon.svg')
  await rerender(<Shown url="/missing.png" />)
  expect(container).toHaveTextContent('/icon.svg')
})

test.each([
  ['https://www.youtube.com/embed/x?rel=0', 'https://www.youtube.com/embed/x?rel=0&autoplay=1'],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?autoplay=1'],
  ['https://players.example/youtube.com?x', 'https://players.example/youtube.com?x'],
])('When a visitor plays %s, the app loads %s', async (url, src) => {
  const media = { kind: 'embed', url, poster: undefined } as const
  const { container } = await render(
    <Playable autoPlay entry={entry} media={media} onError={() => {}} />,
  )
  const iframe = container.querySelector('iframe')
  expect(iframe).toHaveAttribute('src', src)
  expect(iframe).toHaveAccessibleName('A Lamp')
})

function Page({ kind, open }: { kind: 'video' | 'embed'; open?: 'entry' | 'sheet' | undefined }) {
  const url = `${location.origin}/mock-api/media/video.webm`
  const media = { kind, url, poster: undefined }
  const video = <Playable entry={entry} media={media} onError={() => {}} />
  return (
    <>
      {open && (
        <Dialog kind={open} onClose={() => {}}>
          {open === 'entry' && video}
        </Dialog>
      )}
      {video}
    </>
  )
}

test('A video pauses when a dialog covers it, and keeps its position', async () => {
  const { container, rerender } = await render(<Page kind="video" />)
  const video = container.querySelector('video')
  if (!video) throw new Error('The video is missing.')
  video.muted = true
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.5)
  await rerender(<Page kind="video" open="entry" />)
  await expect.poll(() => video.paused).toBe(true)
  const { currentTime, ended } = video
  expect(ended).toBe(false)
  await rerender(<Page kind="video" />)
  expect([video.paused, video.currentTime]).toEqual([true, currentTime])
})

test('An embed is removed while a dialog covers it, but stays below a sheet', async () => {
  const { container, rerender } = await render(<Page kind="embed" />)
  const embeds = () => [...container.querySelectorAll('iframe')]
  for (const open of ['entry', undefined] as const) {
    await rerender(<Page kind="embed" open={open} />)
    expect(embeds().map((embed) => embed.closest('dialog') !== null)).toEqual([open === 'entry'])
  }
  const before = embeds()
  await rerender(<Page kind="embed" open="sheet" />)
  expect(container.querySelector('dialog')).toHaveAttribute('open')
  expect(embeds()).toEqual(before)
})
