import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { listen } from './stand-in.mjs'

/** nginx's JavaScript module, where Debian and nginx's own packages have it. */
export const njs = '/usr/lib/nginx/modules/ngx_http_js_module.so'

/**
 * Starts nginx with the very files of deploy/, laid out as they are in /etc/nginx, but for its ports and folders.
 * @param {{ work: string, site: string, cache?: string, standIn: { port: number, certificate: string }, key?: string, clock?: string }} options
 *   `work` is a folder for its files, `cache` where it keeps answers, `clock` an expression for the time
 */
export async function startNginx({
  work,
  site,
  cache = join(work, 'cache'),
  standIn,
  key,
  clock = 'Date.now()',
}) {
  const [page, fill, ask] = await freePorts(3)
  chmodSync(work, 0o755)
  mkdirSync(join(work, 'apod'), { recursive: true })
  if (key) writeFileSync(join(work, 'apod/key'), `set $apod_key ${key};`)
  write('apod/cache.conf', 'nginx-cache.conf', {})
  write('apod/cache.js', 'nginx-cache.js', { 'Date.now()': clock })
  write('apod.conf', 'nginx.conf', {
    'listen 8080': `listen 127.0.0.1:${page}`,
    '/usr/share/nginx/html': site,
  })
  write('apod-cache-servers.conf', 'nginx-cache-servers.conf', {
    '/var/cache/nginx/apod': cache,
    '127.0.0.1:8081': `127.0.0.1:${fill}`,
    '127.0.0.1:8082': `127.0.0.1:${ask}`,
    '/etc/ssl/certs/ca-certificates.crt': standIn.certificate,
    '$apod_host api.nasa.gov': `$apod_host 127.0.0.1:${standIn.port}`,
    '$apod_host science.nasa.gov': `$apod_host 127.0.0.1:${standIn.port}`,
  })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(work, 'nginx.conf'),
    `load_module ${njs};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/pid;
error_log ${work}/error.log;
daemon off;
worker_processes auto;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  keepalive_requests 1000000;
  # Each test visitor may have an address.
  set_real_ip_from 127.0.0.1;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  include apod-cache-servers.conf;
  include apod.conf;
}`,
  )
  const config = ['-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')]
  const child = spawn('nginx', config, { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${page}`
  while (!(await answers(origin))) {
    if (child.exitCode === null) continue
    throw new Error(`nginx did not start: ${readFileSync(join(work, 'error.log'), 'utf8')}`)
  }
  return { origin, pid: child.pid ?? 0, stop, files, age }

  async function stop() {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** What it keeps: the second eight bytes of a file say until when it is fresh. */
  function files() {
    return (
      readdirSync(cache, { recursive: true, withFileTypes: true })
        // What is still being written has a longer name.
        .filter((each) => each.isFile() && /^[0-9a-f]{32}$/.test(each.name))
        .map(({ path, name }) => join(path, name))
        .map((name) => ({ name, bytes: readFileSync(name) }))
    )
  }

  /** @param {number} seconds by which everything that is kept becomes older */
  function age(seconds) {
    for (const { name, bytes } of files()) {
      bytes.writeBigInt64LE(bytes.readBigInt64LE(8) - BigInt(seconds), 8)
      writeFileSync(name, bytes)
    }
  }

  /**
   * @param {string} file
   * @param {string} example
   * @param {Record<string, string>} replacements
   * @throws where the example has none of what is to be replaced: the test would try something else
   */
  function write(file, example, replacements) {
    let text = readFileSync(new URL(`../../deploy/${example}`, import.meta.url), 'utf8')
    for (const [old, next] of Object.entries(replacements)) {
      if (!text.includes(old)) throw new Error(`${example} does not say ${old}`)
      text = text.replaceAll(old, next)
    }
    writeFileSync(join(work, file), text)
  }
}

/** @param {string} origin */
async function answers(origin) {
  try {
    await fetch(origin)
    return true
  } catch {
    await new Promise((done) => setTimeout(done, 50))
    return false
  }
}

/** @param {number} count of ports, which are all open at once so that they differ */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map((server) => listen(server)))
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
