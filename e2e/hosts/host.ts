import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Server } from './servers.ts'

export function isInstalled(program: string) {
  return spawnSync('which', [program]).status === 0
}

/** Starts a server on a copy of the published build, on a free port of this machine. */
export async function startHost({ program, prepare }: Server) {
  const work = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(work, 0o755)
  const site = join(work, 'site')
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), site, { recursive: true })
  const port = await freePort()
  const { args, env } = prepare(work, port)
  const child = spawn(program, args, { env: { ...process.env, ...env } })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const origin = `http://127.0.0.1:${port}`

  async function stop() {
    child.kill('SIGTERM')
    await ended
    rmSync(work, { recursive: true, force: true })
  }

  for (let tries = 0; !(await answers(origin)); tries += 1) {
    if (tries < 300 && child.exitCode === null) continue
    await stop()
    throw new Error(`${program} did not start: ${said}`)
  }
  return { origin, site, stop }
}

async function answers(origin: string) {
  try {
    return (await fetch(origin)).ok
  } catch {
    await new Promise((done) => setTimeout(done, 100))
    return false
  }
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => resolve(port))
    })
  })
}
