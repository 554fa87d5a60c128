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
  const { key, cert, certificate } = makeCertificate(folder, ['api.nasa.gov', 'science.nasa.gov'])
  /** @type {import('node:http').IncomingMessage[]} */
  const calls = []
  const server = createServer({ key, cert }, async (request, response) => {
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
 * Makes a key, and a certificate that nobody has signed.
 * @param {string} folder where both are written; `certificate` is the path of the second
 * @param {string[]} hosts
 */
export function makeCertificate(folder, hosts) {
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=stand-in'
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`]
  const options = [...kind.split(' '), ...names, '-keyout', keyFile, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' })
  return { key: readFileSync(keyFile), cert: readFileSync(certificate), certificate }
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
