import type { IncomingMessage, ServerResponse } from 'node:http'
import { htmlPage } from '../html.ts'
import { send, sendHtml, sendJson, sendText } from '../reply.ts'

export type Connection = { request: IncomingMessage; response: ServerResponse }

/** A request that is about to fail, and its answer without the failure. */
export type Call = Connection & {
  day: string
  origin: string
  entry: () => object
  staleEntry: () => object
  successorEntry: () => object | undefined
}

export type Fail = (call: Call) => void

/** What can happen to a request at any address. */
export const commonFailures = {
  badGateway: ({ response }) => sendHtml(response, 502, '<h1>502 Bad Gateway</h1>'),
  unavailable: ({ response }) => sendText(response, 503, 'no healthy upstream'),
  gatewayTimeout: ({ response }) => sendHtml(response, 504, '<h1>504 Gateway Time-out</h1>'),
  gone: ({ response }) => sendHtml(response, 410, '<h1>410 Gone</h1>'),
  forbidden: ({ response }) => sendHtml(response, 403, '<h1>403 Forbidden</h1>'),
  html: ({ response }) => sendHtml(response, 200, htmlPage('Welcome', '<h1>Welcome</h1>')),
  empty: ({ response }) => send(response, 200, 'application/json', ''),
  wrongShape: ({ response }) => sendJson(response, 200, { pictures: [{ id: 7 }], total: 1 }),
  hang: () => {},
  disconnect: ({ request }) => void request.socket.destroy(),
  noHttp: ({ request }) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  loop: ({ request, response }) =>
    send(response, 307, 'text/plain', '', { Location: request.url ?? '/' }),
  halfWay: ({ request, response }) => {
    send(response, 200, 'application/json', '{', { 'Content-Length': 100 })
    request.socket.end()
  },
  notPacked: ({ response }) =>
    send(response, 200, 'application/json', '{', { 'Content-Encoding': 'gzip' }),
} satisfies Record<string, (connection: Connection) => void>
