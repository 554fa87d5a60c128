import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { isDay } from '../src/apod/day.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { sendHtml } from './reply.ts'
import { sampleOf } from './samples.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Returns the handler for a URL under `/mock/`. A picture has one size, whatever its URL requests. */
export function findMediaHandler({ pathname }: URL, isBroken: boolean): Handler | undefined {
  if (pathname === '/mock/video.webm') return fileHandler('video.webm')
  const [, folder, day = ''] = pathname.match(/^\/mock\/(player\/)?([\d-]{10})/) ?? []
  if (!isDay(day)) return undefined
  if (folder) return pageHandler(playerPage(day))
  return isBroken
    ? pageHandler(htmlPage('Moved', '<h1>Moved</h1>'))
    : fileHandler(sampleOf(day).file)
}

// With `dev` and `etag`, browsers revalidate pictures, so that `--broken-media` also breaks cached ones.
const files = sirv(fileURLToPath(new URL('media', import.meta.url)), { dev: true, etag: true })

function fileHandler(name: string): Handler {
  return (request, response) => {
    request.url = `/${name}`
    files(request, response)
  }
}

function pageHandler(html: string): Handler {
  return (_, response) => sendHtml(response, 200, html)
}

/** Returns a player's page, which needs no script and no other file. */
function playerPage(day: string): string {
  const { title } = sampleOf(day)
  const body = `<h1>${escapeHtml(title)}</h1><label><input type="checkbox"> Play or pause</label>`
  return htmlPage(title, body, style)
}

const style = `
body { margin: 0; max-width: none; height: 100vh; box-sizing: border-box; padding: 1rem; color: #e8ecf6;
  background: radial-gradient(circle, #ffd27a 0 6%, #ff9a3c55 9%, #05070f 40%) }`
