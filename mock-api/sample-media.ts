import { isDay } from '../src/apod/day.ts'
import { escapeHtml, htmlPage, htmlResponse } from './html.ts'
import { sampleOf } from './samples.ts'

/** Returns the response to a URL under `/mock/`, or a file's name. Ignores the size that a URL requests. */
export function findMedia({ pathname }: URL, isBroken: boolean): Response | string | undefined {
  if (pathname === '/mock/video.webm') return 'video.webm'
  const [, folder, day = ''] = pathname.match(/^\/mock\/(player\/)?([\d-]{10})/) ?? []
  if (!isDay(day)) return undefined
  if (folder) return htmlResponse(playerPage(day))
  return isBroken ? htmlResponse(htmlPage('Moved', '<h1>Moved</h1>')) : sampleOf(day).file
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
