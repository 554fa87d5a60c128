import { readFileSync } from 'node:fs'
import type { MockApi } from '../../../mock-api/service.ts'

/** Runs before the page's scripts, and sends its errors to its server. */
const script = `
const tell = (line) => navigator.sendBeacon('/complaints', line)
addEventListener('error', ({ message, target }) => tell('uncaught: ' + (message ?? target.src)))
addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason))
addEventListener('securitypolicyviolation', (event) => tell('forbidden: ' + event.blockedURI))
for (const kind of ['error', 'warn']) console[kind] = (...words) => tell('console.' + kind + ': ' + words.join(' '))
`

/**
 * A mock API whose page reports its errors and warnings, for a browser whose driver can't.
 * @returns the service, every reported line, and the starts of paths that get no answer
 */
export function withComplaints(mock: MockApi) {
  const complaints: string[] = []
  const held: string[] = []
  const page = readFileSync(new URL('../../../dist-mock/index.html', import.meta.url), 'utf8')
  const telling = page.replace('<script', '<script src="/complaints.js"></script><script')

  const handle: MockApi['handle'] = (request, response, next) => {
    if (held.some((path) => request.url?.startsWith(path))) return
    if (request.url === '/complaints') {
      request.on('data', (line) => complaints.push(String(line)))
      request.on('end', () => response.writeHead(204).end())
    } else if (request.url === '/complaints.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    } else if (request.headers['sec-fetch-dest'] === 'document') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(telling)
    } else mock.handle(request, response, next)
  }
  return { service: { ...mock, handle }, complaints, held }
}
