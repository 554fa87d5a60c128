import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { send } from '../reply.ts'

/** Sends the film, or the requested part of it: browsers seek by ranges. */
export async function sendFilm(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const film = await readFile(new URL('film.webm', import.meta.url))
  const headers = { 'Accept-Ranges': 'bytes' }
  const range = parseRange(request.headers.range, film.length)
  if (!range) {
    send(response, 200, 'video/webm', film, headers)
    return
  }
  const { start, end } = range
  send(response, 206, 'video/webm', film.subarray(start, end + 1), {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${film.length}`,
  })
}

/** One range of bytes, both ends included; undefined for the whole film. */
function parseRange(header: string | undefined, length: number) {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return start <= end ? { start, end } : undefined
}
