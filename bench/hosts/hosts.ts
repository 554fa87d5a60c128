import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hosts } from './answers.ts'
import type { Asked, Reply } from './page-host.ts'

/** Opens each host on its own port, over HTTP/2 and TLS. */
export async function openHosts() {
  const certificate = makeCertificate()
  const servers = Object.entries(hosts).map(([name, answer]) => {
    const server = createSecureServer(certificate)
    server.on('stream', (stream, headers) => reply(stream, headers, answer))
    server.on('sessionError', () => {})
    return { name, server }
  })
  const ports: Record<string, number> = {}
  for (const { name, server } of servers) ports[name] = await listen(server)
  return {
    ports,
    certificate: certificate.cert ?? Buffer.of(),
    close: () => servers.forEach(({ server }) => server.close()),
  }
}

/** Opens a server on a free port of this machine. */
export async function listen(server: Server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

function reply(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  answer: (asked: Asked) => Reply,
) {
  stream.on('error', () => {})
  const { pathname, searchParams } = new URL(headers[':path'] ?? '/', 'https://host')
  const { body = '', ...given } = answer({ path: pathname, search: searchParams })
  const isKnown = given.headers?.['etag'] && headers['if-none-match'] === given.headers['etag']
  stream.respond({ ':status': isKnown ? 304 : 200, ...given.headers })
  stream.end(isKnown ? undefined : body)
}

/** A key and an untrusted certificate, which the bench's browser is set to accept. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const files = '-subj /CN=bench -keyout key.pem -out cert.pem'
  execFileSync('openssl', `${args} ${files}`.split(' '), { cwd: folder, stdio: 'ignore' })
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(folder, file)))
  rmSync(folder, { recursive: true })
  return { key, cert }
}
