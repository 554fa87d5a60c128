/** @typedef {{ path: string, search: URLSearchParams }} Asked a request */
/** @typedef {{ status?: number, headers?: Record<string, string>, body?: string | Uint8Array }} Reply a response */

/**
 * Opens a server on a free port of this machine.
 * @param {import('node:net').Server} server
 */
export async function listen(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
