import { mkdtempSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, makeCertificate } from '../e2e/hosts/stand-in.mjs'
import { answer } from './answers.ts'

/** Opens every host of a visit on one port of this machine, over HTTP/2 and TLS. */
export async function openHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  // One that is good for two hosts would make them share a connection.
  const { key, cert } = makeCertificate(folder, ['bench'])
  rmSync(folder, { recursive: true })
  const server = createSecureServer({ key, cert })
  server.on('sessionError', () => {})
  server.on('stream', (stream, asked) => {
    stream.on('error', () => {})
    const { headers, body } = answer(
      new URL(asked[':path'] ?? '/', `https://${asked[':authority']}`),
    )
    const isKnown = headers['etag'] && headers['etag'] === asked['if-none-match']
    stream.respond({ ':status': isKnown ? 304 : 200, ...headers })
    stream.end(isKnown ? undefined : body)
  })
  return { port: await listen(server), cert, close: () => server.close() }
}
