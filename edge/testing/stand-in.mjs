import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'

/** @typedef {{ status?: number, type?: string, body: string, headers?: Record<string, string> }} Reply */
/** @typedef {(url: URL) => Promise<Reply | undefined> | Reply | undefined} Respond undefined is silence */

/**
 * Stands in for NASA's services on one port of this machine, over TLS with their names.
 * @param {string} folder where its key and its certificate are written
 * @param {Respond} respond
 */
export async function openStandIn(folder, respond) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=stand-in'
  const names = ['-addext', 'subjectAltName=DNS:api.nasa.gov,DNS:science.nasa.gov']
  const options = [...kind.split(' '), ...names, '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' })

  /** @type {import('node:http').IncomingMessage[]} */
  const calls = []
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) }
  const server = createServer(pair, async (request, response) => {
    calls.push(request)
    const reply = await respond(new URL(request.url ?? '', `https://${request.headers.host}`))
    if (!reply) return
    const { status = 200, type = 'application/json', body, headers } = reply
    const length = Buffer.byteLength(body)
    response.writeHead(status, { 'content-type': type, 'content-length': length, ...headers })
    response.end(body)
  })
  const close = () => server.close().closeAllConnections()
  return { port: await listen(server), certificate, calls, close }
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} a free port
 */
export async function listen(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
