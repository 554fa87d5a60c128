import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Film } from './Film.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }

function FilmOf({ url }: { url: string }) {
  const media = { kind: 'film', url, poster: undefined } as const
  return <Film entry={entry} media={media} fit="whole" onError={() => {}} />
}

/** A film on the page, and the same one in a dialog over it. */
function Page({ url, isOpen }: { url: string; isOpen: boolean }) {
  return (
    <>
      {isOpen && (
        <Dialog onClose={() => {}}>
          <FilmOf url={url} />
        </Dialog>
      )}
      <FilmOf url={url} />
    </>
  )
}

/** Shows a film on the page. @returns what opens and closes the dialog, and the films, the page's last */
async function showFilm(name: string) {
  const url = `${location.origin}/mock-api/media/film.webm?${name}`
  const { container, rerender } = await render(<Page url={url} isOpen={false} />)
  const films = () => [...container.querySelectorAll('video')]
  const behind = films().at(-1)
  if (!behind) throw new Error('There is no film.')
  behind.muted = true
  return {
    behind,
    films,
    open: () => rerender(<Page url={url} isOpen />),
    close: () => rerender(<Page url={url} isOpen={false} />),
  }
}

test('A film that plays goes on in a dialog over it, and is there when the dialog closes', async () => {
  const { behind, films, open, close } = await showFilm('plays')
  await behind.play()
  await expect.poll(() => behind.currentTime).toBeGreaterThan(0.5)
  await open()
  expect(behind.paused).toBe(true)
  const [inDialog] = films()
  await expect.poll(() => inDialog?.currentTime).toBeGreaterThan(0.5)
  if (inDialog) inDialog.currentTime = 3
  await close()
  await expect.poll(() => behind.currentTime).toBe(3)
  expect(behind.paused).toBe(true)
})

test('A film in a dialog that closes before anything of it has arrived leaves the one behind where it is', async () => {
  const { behind, open, close } = await showFilm('waits')
  behind.currentTime = 2
  await expect.poll(() => behind.readyState).toBeGreaterThan(1)
  await open()
  await close()
  expect(behind.currentTime).toBe(2)
})
