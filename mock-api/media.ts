import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { isDay } from '../src/apod/day.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { sendHtml } from './reply.ts'
import { sampleOf } from './samples.ts'
import { makePage } from './successor-entry.ts'

type Media = (request: IncomingMessage, response: ServerResponse) => void

/** The media at a URL below `/mock/`; undefined if there is none. Pictures have one size, whatever `w` and `h` say. */
export function findMedia({ pathname, origin }: URL, isBroken: boolean): Media | undefined {
  if (pathname === '/mock/film.webm') return sendFile('film.webm')
  const [, folder, day = ''] = pathname.match(/^\/mock\/(day\/|player\/)?([\d-]{10})/) ?? []
  if (!isDay(day)) return undefined
  if (folder === 'player/') return sendPage(playerPage(day))
  if (folder === 'day/') return sendPage(makePage(day, origin))
  return isBroken ? sendPage(htmlPage('Moved', '<h1>Moved</h1>')) : sendFile(sampleOf(day).file)
}

// Asked for again each time, so that breaking the pictures also breaks those seen before.
const files = sirv(fileURLToPath(new URL('media', import.meta.url)), { dev: true, etag: true })

function sendFile(name: string): Media {
  return (request, response) => {
    request.url = `/${name}`
    files(request, response)
  }
}

function sendPage(html: string): Media {
  return (_, response) => sendHtml(response, 200, html)
}

/** A player's page for a frame: a star that pulses. It needs neither scripts nor anything from outside. */
function playerPage(day: string): string {
  const { title } = sampleOf(day)
  const body = `<input type="checkbox" id="play">
<label for="play">Play or pause</label>
<h1>${escapeHtml(title)}</h1>`
  return htmlPage(title, body, style)
}

/** The checkbox is the play button's state, so that the page runs in a frame without scripts. */
const style = `
body {
  display: grid; place-items: center; box-sizing: border-box; height: 100vh; margin: 0; padding: 1rem;
  max-width: none; overflow: hidden; color: #e8ecf6;
  background: radial-gradient(circle, #ffd27a 0 6%, #ff9a3c55 9%, #05070f 40%) center / 100% 100%;
  animation: pulse 4s ease-in-out infinite alternate paused;
}
body:has(:checked) { animation-play-state: running }
#play { position: absolute; opacity: 0 }
#play:focus-visible + label { outline: 3px solid #ffd27a }
label { padding: 0.5rem 1rem; border: 2px solid; border-radius: 2rem; background: #05070fcc; cursor: pointer }
h1 { margin: 0; font-size: 1rem }
@keyframes pulse { to { background-size: 160% 160% } }`
