import { createServer } from 'node:http'
import { createMockApi } from './service.ts'
import type { MockOptions } from './settings.ts'

/** The mock API on a free port, for tests; unknown URLs are answered with 204. */
export async function startTestServer(options: MockOptions) {
  const service = createMockApi(options)
  const server = createServer((request, response) =>
    service.handle(request, response, () => response.writeHead(204).end()),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    service,
    origin,
    /** The specified call. */
    ask: (date: string) => fetch(`${origin}/planetary/apod?api_key=KEY&date=${date}`),
    /** The successor's call; the day as YYMMDD. */
    askSuccessor: (day: string) => fetch(`${origin}/wp-json/wp/v2/apod-basic/${day}`),
    /** A question to NASA's list. */
    askList: (question: Record<string, string> = {}) =>
      fetch(`${origin}/wp-json/wp/v2/image-article?${new URLSearchParams(question)}`),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
