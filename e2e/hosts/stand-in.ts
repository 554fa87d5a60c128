import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { listen } from '../fixtures/server.ts'

export interface Reply {
  status?: number
  type?: string
  body: string
  headers?: Record<string, string>
}

/** Undefined is silence. */
export type Respond = (url: URL) => Reply | undefined

/** Stands in for NASA's services on one port of this machine, over TLS with their names. */
export async function openStandIn(respond: Respond) {
  const folder = test.info().outputPath()
  const { key, cert, certificate } = makeCertificate(folder, ['api.nasa.gov', 'science.nasa.gov'])
  const calls: IncomingMessage[] = []
  const server = createServer({ key, cert }, (request, response) => {
    calls.push(request)
    const reply = respond(new URL(request.url ?? '', `https://${request.headers.host}`))
    if (!reply) return
    const { status = 200, type = 'application/json', body, headers } = reply
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  const close = () => server.close().closeAllConnections()
  return { port: await listen(server), certificate, calls, close }
}

/** Makes a key, and a certificate that nobody has signed; both are written into a folder. */
export function makeCertificate(folder: string, hosts: string[]) {
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=stand-in'
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`]
  const options = [...kind.split(' '), ...names, '-keyout', keyFile, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' })
  return { key: readFileSync(keyFile), cert: readFileSync(certificate), certificate }
}
