import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { freePort } from '../fixtures/server.ts'

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

type StandIn = { port: number; certificate: string }

/** Starts nginx with the very files of deploy/, but for its port and folders. */
export async function startNginx(site: string, standIn: StandIn, key?: string) {
  const work = test.info().outputPath()
  const port = await freePort()
  const cache = join(work, 'cache')
  for (const folder of [cache, join(work, 'apod')]) mkdirSync(folder)
  if (key) writeFileSync(join(work, 'apod/key'), `set $apod_key ${key};`)
  const replacements = {
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/usr/share/nginx/html': site,
    '/var/cache/nginx': cache,
    '/etc/ssl/certs/ca-certificates.crt': standIn.certificate,
    '/dev/shm': work,
  }
  const examples = {
    'nginx-cache-http.conf': 'apod-cache-http.conf',
    'nginx-cache.conf': 'apod/cache.conf',
    'nginx.conf': 'apod.conf',
  }
  for (const [example, file] of Object.entries(examples)) {
    let text = readFileSync(`deploy/${example}`, 'utf8')
    for (const [old, next] of Object.entries(replacements)) text = text.replaceAll(old, next)
    writeFileSync(join(work, file), text)
  }
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/pid;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  upstream api.nasa.gov { server 127.0.0.1:${standIn.port}; }
  upstream science.nasa.gov { server 127.0.0.1:${standIn.port}; }
  include apod-cache-http.conf;
  include apod.conf;
}`
  writeFileSync(join(work, 'nginx.conf'), config)
  const log = join(work, 'error.log')
  const child = spawn('nginx', ['-c', join(work, 'nginx.conf'), '-e', log], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`No nginx: ${readFileSync(log, 'utf8')}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return { origin, stop, age }

  async function stop() {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** Makes everything that is kept older. */
  function age(seconds: number) {
    const names = readdirSync(cache, { recursive: true, encoding: 'utf8' })
    // What is still being written has a longer name.
    for (const name of names.filter((each) => /\/[0-9a-f]{32}$/.test(each))) {
      const bytes = readFileSync(join(cache, name))
      // Its second eight bytes say until when it is fresh.
      bytes.writeBigInt64LE(bytes.readBigInt64LE(8) - BigInt(seconds), 8)
      writeFileSync(join(cache, name), bytes)
    }
  }
}
