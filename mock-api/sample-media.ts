import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { isDay } from '../src/apod/day.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { sendHtml } from './reply.ts'
import { sampleOf } from './samples.ts'
import { makePage } from './successor-entry.ts'

type Media = (request: IncomingMessage, response: ServerResponse) => void

/** The media at a URL below `/mock/`, if there are any. Pictures have one size, whatever `w` and `h` say. */
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

/** A player's page: a star that can be pressed. It needs neither scripts nor anything from outside. */
function playerPage(day: string): string {
  const { title } = sampleOf(day)
  const body = `<h1>${escapeHtml(title)}</h1><label><input type="checkbox"> Play or pause</label>`
  return htmlPage(title, body, style)
}

const style = `
body { margin: 0; max-width: none; height: 100vh; box-sizing: border-box; padding: 1rem; color: #e8ecf6;
  background: radial-gradient(circle, #ffd27a 0 6%, #ff9a3c55 9%, #05070f 40%) }`
