import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { whyUnreachable } from './can-connect.mjs'

const server = createServer()
afterEach(() => {
  server.removeAllListeners('request')
  server.closeAllConnections()
  server.close()
})

const keyMissing = '{"error":{"code":"API_KEY_MISSING","message":"…"}}'

it.each([
  ['an entry', 200, 'application/json', '{"date":"2024-01-01"}'],
  ['a list in place of it', 200, 'application/json; charset=UTF-8', '[]'],
  ['an error of its own', 404, 'application/json', '{"code":404}'],
  ['the refusal of a call without a key', 403, 'application/json', keyMissing],
])('takes %s as the service', async (_, status, type, body) => {
  expect(await whyUnreachable([await serve(status, type, body)])).toBeUndefined()
})

it.each([
  ["a proxy's refusal", 403, 'text/html', keyMissing],
  ["a proxy's refusal in JSON", 403, 'application/json', '{"error":"not allowed"}'],
  ["a network's sign-in page", 200, 'text/html', '<form>'],
])('takes %s for what it is, and names the address', async (_, status, type, body) => {
  const address = await serve(status, type, body)
  expect(await whyUnreachable([address])).toBe(`${address} answered ${status}`)
})

it('gives up on a service that says nothing', async () => {
  const address = await listen()
  expect(await whyUnreachable([address], 50)).toBe(`${address} did not answer in time`)
})

it('needs only one of two, and names both if neither answers', async () => {
  const nowhere = 'http://127.0.0.1:1/'
  const page = '/a/path'
  expect(await whyUnreachable([nowhere, page])).toMatch(/^http:\/\/127\.0\.0\.1:1\/ .+; \/a\/path /)
  expect(
    await whyUnreachable([nowhere, await serve(200, 'application/json', '{}')]),
  ).toBeUndefined()
})

async function serve(status: number, type: string, body: string) {
  server.on('request', (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  return listen()
}

async function listen() {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}/`
}
