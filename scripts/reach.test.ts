import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { canReach } from './reach.mjs'

const server = createServer()
afterEach(() => {
  server.removeAllListeners('request')
  server.closeAllConnections()
  server.close()
})

it('counts an error as an answer, and asks once', async () => {
  const asked: (string | undefined)[] = []
  const address = await serve(({ method }, response) => {
    asked.push(method)
    response.writeHead(403).end()
  })
  expect(await canReach(address)).toBe(true)
  expect(asked).toEqual(['HEAD'])
})

it('does not follow an answer that leads elsewhere', async () => {
  const address = await serve((_, response) => {
    response.writeHead(302, { location: 'http://nowhere.invalid/' }).end()
  })
  expect(await canReach(address)).toBe(true)
})

it('gives up on a service that says nothing', async () => {
  expect(await canReach(await serve(() => {}), 50)).toBe(false)
})

it.each(['http://127.0.0.1:1/', '/a/path'])('does not reach %s', async (address) => {
  expect(await canReach(address)).toBe(false)
})

async function serve(answer: RequestListener) {
  server.on('request', answer)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}/`
}
