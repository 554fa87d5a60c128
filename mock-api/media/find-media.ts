import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { isDay } from '../../src/apod/day.ts'
import type { drawPicture } from '../drawing/picture.ts'
import { sendFilm } from './film.ts'
import { encodeGif } from './gif.ts'
import { htmlPage } from '../html.ts'
import { fitSize, formatOf, fullSize, shownSize, type Size } from '../picture-size.ts'
import { playerPage } from './player.ts'
import { encodePng } from './png.mjs'
import { send, sendHtml } from '../reply.ts'
import { makePage } from '../successor-entry.ts'

type Draw = typeof drawPicture
type Media = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** The media at a URL below `/mock/`; undefined if there is none. */
export function findMedia(url: URL, isBroken: boolean, draw: Draw): Media | undefined {
  const picture = url.pathname.match(
    /^\/mock\/(\d{4}-\d\d-\d\d|news-thumbnail)(-full)?\.(?:png|gif)$/,
  )
  if (picture?.[1] !== undefined) {
    if (isBroken)
      return (_, response) => sendHtml(response, 200, htmlPage('Moved', '<h1>Moved</h1>'))
    const longest = picture[2] === undefined ? shownSize : fullSize
    return showPicture(picture[1], longest, url.searchParams, draw)
  }
  if (url.pathname === '/mock/film.webm') return sendFilm
  const [, page, day = ''] = url.pathname.match(/^\/mock\/(player|day)\/([\d-]+)$/) ?? []
  if (!isDay(day)) return undefined
  const body = page === 'player' ? playerPage(day) : makePage(day, url.origin)
  return (_, response) => sendHtml(response, 200, body)
}

function showPicture(day: string, longest: number, search: URLSearchParams, draw: Draw): Media {
  const size = fitSize(day, longest, search)
  const tag = `"${day}-${size.width}x${size.height}"`
  // Never cached, so that breaking the pictures also breaks those seen before.
  const headers = { 'Cache-Control': 'no-cache', ETag: tag }
  return async (request, response) => {
    if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end()
    else
      send(
        response,
        200,
        `image/${formatOf(day)}`,
        await keepDrawn(draw.name + tag, () => encode(day, size, draw)),
        headers,
      )
  }
}

function encode(day: string, { width, height }: Size, draw: Draw): Buffer {
  const pixels = draw(day, width, height)
  const encodeAs = formatOf(day) === 'gif' ? encodeGif : encodePng
  return encodeAs(pixels, width, height)
}

const drawn = new Map<string, Promise<Buffer>>()
const keptPictures = 40
let queue: Promise<unknown> = Promise.resolve()

/** Draws one picture at a time, so that answers get through between, and keeps the last few. */
function keepDrawn(tag: string, draw: () => Buffer): Promise<Buffer> {
  const picture = drawn.get(tag) ?? drawNext(draw)
  drawn.delete(tag)
  drawn.set(tag, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > keptPictures && oldest !== undefined) drawn.delete(oldest)
  return picture
}

function drawNext(draw: () => Buffer): Promise<Buffer> {
  const picture = queue.then(() => setImmediate()).then(draw)
  queue = picture.catch(() => undefined)
  return picture
}
