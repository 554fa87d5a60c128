import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { freePort } from '../fixtures/server.ts'

/** How a web server is started on a folder, with the very file that this project gives for it. */
interface Server {
  /** The program, and its Debian package. */
  program: string
  debian: string
  /**
   * Writes what the server needs.
   * @param work its folder; `site` in it is what is served
   * @returns the program's arguments and environment
   */
  prepare: (work: string, port: number) => { args: string[]; env?: Record<string, string> }
}

/** Servers that are started by root want to run as somebody else. */
const isRoot = process.getuid?.() === 0

export const servers: Record<string, Server> = {
  nginx: { program: 'nginx', debian: 'nginx', prepare: prepareNginx },
  Caddy: { program: 'caddy', debian: 'caddy', prepare: prepareCaddy },
  Apache: { program: 'apache2', debian: 'apache2', prepare: prepareApache },
}

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
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await expect(() => fetch(origin)).toPass({ timeout: 20_000 })
  return {
    origin,
    site,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(work, { recursive: true, force: true })
    },
  }
}

function prepareNginx(work: string, port: number) {
  const server = replace(readExample('nginx.conf'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /usr/share/nginx/html;': `root ${work}/site;`,
  })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `
${isRoot ? 'user nobody nogroup;' : ''}
pid ${work}/pid;
error_log stderr;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  ${server}
}`
  writeFileSync(join(work, 'nginx.conf'), config)
  return { args: ['-c', join(work, 'nginx.conf'), '-e', 'stderr'] }
}

function prepareCaddy(work: string, port: number) {
  const example = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))
  return {
    args: ['run', '--config', example, '--adapter', 'caddyfile'],
    env: {
      SITE: `:${port}`,
      ROOT: join(work, 'site'),
      CADDY_ADMIN: `unix/${work}/admin`,
      HOME: work,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    },
  }
}

function prepareApache(work: string, port: number) {
  const example = fileURLToPath(new URL('../../deploy/.htaccess', import.meta.url))
  copyFileSync(example, join(work, 'site/.htaccess'))
  const modules = 'mpm_event authz_core dir mime rewrite headers filter deflate'.split(' ')
  const config = `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
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
  return { args: ['-f', join(work, 'apache.conf'), '-D', 'FOREGROUND'] }
}

function readExample(name: string) {
  return readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
}

/** @throws where the text has none of what is to be replaced: the test would try something else */
function replace(text: string, replacements: Record<string, string>) {
  return Object.entries(replacements).reduce((sum, [old, next]) => {
    if (!sum.includes(old)) throw new Error(`The example does not say ${old}`)
    return sum.replace(old, next)
  }, text)
}
