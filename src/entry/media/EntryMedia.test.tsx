import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EntryMedia } from './EntryMedia.tsx'
import { useMedia } from './use-media.ts'

function MediaOf(fields: { media_type: string; url: string; permalink?: string }) {
  const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', ...fields }
  return <EntryMedia entry={entry} loaded={useMedia(entry, false)} />
}

test('A film has controls, and a notice when it fails', async () => {
  const { container, getByText } = await render(
    <MediaOf media_type="video" url="https://films.invalid/a.mp4?x=1" />,
  )
  const film = container.querySelector('video')
  expect(film).toHaveAttribute('src', 'https://films.invalid/a.mp4?x=1')
  expect(film?.controls).toBe(true)
  film?.dispatchEvent(new Event('error'))
  await expect.element(getByText('The film could not be loaded.')).toBeVisible()
})

test.each([
  [undefined, 'Open NASA’s archive', 'https://science.nasa.gov/apod/'],
  ['https://a.example/day', 'Open this day at NASA', 'https://a.example/day'],
])(
  'An entry without media, with the page %s, shows a notice and the link “%s”',
  async (permalink, name, href) => {
    const { container, getByRole, getByText } = await render(
      <MediaOf
        media_type="other"
        url="javascript:alert(1)"
        {...(permalink === undefined ? {} : { permalink })}
      />,
    )
    await expect.element(getByText('This day has no picture to show here.')).toBeVisible()
    await expect.element(getByRole('link', { name })).toHaveAttribute('href', href)
    expect(container.querySelector('img, video, iframe')).toBeNull()
  },
)
