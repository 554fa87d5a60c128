import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'

/** @typedef {{ status?: number, type?: string, body: string, headers?: Record<string, string> }} Reply */

const hosts = ['api.nasa.gov', 'science.nasa.gov']

/**
 * Stands in for both of NASA's services on one port of this machine, over TLS with their names.
 * @param {string} folder where its key and its certificate are written
 * @param {(url: URL) => Promise<Reply | undefined> | Reply | undefined} respond undefined is silence
 */
export async function openStandIn(folder, respond) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join()
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=stand-in', '-addext', `subjectAltName=${names}`]
  const files = ['-keyout', key, '-out', certificate, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, ...files], { stdio: 'ignore' })

  /** @type {import('node:http').IncomingMessage[]} */
  const calls = []
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) }
  const server = createServer(pair, (request, response) => void answer(request, response))
  const port = await listen(server)
  return { port, certificate, calls, close }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    calls.push(request)
    const reply = await respond(new URL(request.url ?? '', `https://${request.headers.host}`))
    if (!reply) return
    const { status = 200, type = 'application/json', body, headers } = reply
    const length = Buffer.byteLength(body)
    response
      .writeHead(status, { 'content-type': type, 'content-length': length, ...headers })
      .end(body)
  }

  function close() {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * @param {import('node:net').Server} server
 * @param {number} [wanted] any free port if there is none
 * @returns {Promise<number>}
 */
export async function listen(server, wanted = 0) {
  await new Promise((done) => server.listen(wanted, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
