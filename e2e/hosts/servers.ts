import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { freePort } from '../fixtures/server.ts'

/** A web server that is started on a folder, with the very file that this project gives for it. */
interface Server {
  /** The program, and its Debian package. */
  program: string
  debian: string
  /** @param work a folder for the server's files; `site` in it is what is served */
  start: (work: string) => Promise<{ origin: string; stop: () => Promise<void> }>
}

export const servers: Record<string, Server> = {
  nginx: { program: 'nginx', debian: 'nginx', start: startPlainNginx },
  Caddy: { program: 'caddy', debian: 'caddy', start: startCaddy },
  Apache: { program: 'apache2', debian: 'apache2', start: startApache },
}

export function isInstalled(program: string) {
  return spawnSync('which', [program]).status === 0
}

/** Starts a server on a copy of the published build, on a free port of this machine. */
export async function startHost({ start }: Server) {
  const work = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(work, 0o755)
  const site = join(work, 'site')
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), site, { recursive: true })
  const { origin, stop } = await start(work)
  return {
    origin,
    site,
    stop: async () => {
      await stop()
      rmSync(work, { recursive: true, force: true })
    },
  }
}

/** Runs a server until it is stopped. */
async function run(port: number, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await expect(() => fetch(origin)).toPass({ timeout: 20_000 })
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function startPlainNginx(work: string) {
  // The page alone asks for no service.
  const standIn = { port: 1, certificate: '/etc/ssl/certs/ca-certificates.crt' }
  return startNginx({ work, site: join(work, 'site'), standIn })
}

async function startCaddy(work: string) {
  const port = await freePort()
  const example = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))
  return run(port, 'caddy', ['run', '--config', example, '--adapter', 'caddyfile'], {
    SITE: `:${port}`,
    ROOT: join(work, 'site'),
    CADDY_ADMIN: `unix/${work}/admin`,
    HOME: work,
    XDG_DATA_HOME: work,
    XDG_CONFIG_HOME: work,
  })
}

async function startApache(work: string) {
  const port = await freePort()
  const example = fileURLToPath(new URL('../../deploy/.htaccess', import.meta.url))
  copyFileSync(example, join(work, 'site/.htaccess'))
  const modules = 'mpm_event authz_core dir mime rewrite headers filter deflate'.split(' ')
  const config = `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
PidFile ${work}/pid
ErrorLog ${work}/error.log
Mutex file:${work}
TypesConfig /etc/mime.types
DocumentRoot ${work}/site
<Directory ${work}/site>
  AllowOverride All
  Require all granted
</Directory>`
  writeFileSync(join(work, 'apache.conf'), config)
  return run(port, 'apache2', ['-f', join(work, 'apache.conf'), '-D', 'FOREGROUND'])
}
