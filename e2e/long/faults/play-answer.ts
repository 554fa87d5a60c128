import type { ServerResponse } from 'node:http'
import type { WireAnswer } from './hostile-answers.ts'

/** Sends an answer as described, including faults of the connection. */
export function playAnswer(answer: WireAnswer, response: ServerResponse) {
  setTimeout(() => send(answer, response), answer.delay)
}

function send({ status, contentType, body, way }: WireAnswer, response: ServerResponse) {
  const bytes = Buffer.from(body)
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': contentType }
  switch (way) {
    case 'plain':
      response.writeHead(status, headers).end(bytes)
      break
    case 'cut':
      response.writeHead(status, { ...headers, 'Content-Length': bytes.length + 10 })
      response.write(bytes, () => response.destroy())
      break
    case 'reset':
      response.destroy()
      break
    case 'reset after headers':
      response.writeHead(status, headers).flushHeaders()
      setTimeout(() => response.destroy(), 5)
      break
    case 'not http':
      response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n')
      break
    case 'trickle':
      response.writeHead(status, headers)
      response.write(bytes.subarray(0, bytes.length / 2))
      setTimeout(() => response.end(bytes.subarray(bytes.length / 2)), 10)
      break
    case 'not gzip':
      response.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' }).end(bytes)
      break
    case 'redirect':
      response.writeHead(302, { ...headers, Location: 'https://elsewhere.example/' }).end(bytes)
      break
    case 'loop':
      response.writeHead(307, { ...headers, Location: response.req.url ?? '/' }).end()
      break
  }
}
