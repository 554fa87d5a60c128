import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { assetsCacheControl, headers } from '../../build/policy.ts'
import { expect, test } from '../fixtures/app.ts'
import { freePort } from '../fixtures/server.ts'

/** Options for a request like one from a proxy that terminates https. */
const proxied = { headers: { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'gzip' } }

const commonHeaders = Object.fromEntries(new Headers(headers))

test('nginx serves every path with the right types and headers', async ({ page, request }) => {
  test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'apt install nginx')
  const site = resolve('dist')
  const { origin, stop } = await startNginx(site)

  await test.step('a deep link shows its screen, and the console stays empty', async () => {
    await page.goto(`${origin}/bookmarks?order=oldest`)
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await page.goto(`${origin}/no/such/place`)
    await expect(page.getByText("There's nothing here!")).toBeVisible()
  })

  await test.step('every path returns the page with all headers, and is revalidated each time', async () => {
    for (const path of ['/', '/dateview?date=2024-01-05', '/bookmarks/', '/a/b']) {
      const response = await request.get(origin + path, proxied)
      expect(response.status(), path).toBe(200)
      expect(response.headers(), path).toMatchObject({
        ...commonHeaders,
        'content-type': expect.stringMatching(/^text\/html/),
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
      })
    }
  })

  await test.step('a file of the app is cached for a year, but a missing file isn’t', async () => {
    const files = readdirSync(join(site, 'assets')).filter((file) => /\.(js|css)$/.test(file))
    for (const file of files) {
      const response = await request.get(`${origin}/assets/${file}`, proxied)
      expect(response.headers(), file).toMatchObject({
        ...commonHeaders,
        'content-type': expect.stringMatching(file.endsWith('.css') ? /\/css/ : /\/javascript/),
        'cache-control': `${assetsCacheControl}, immutable`,
      })
    }
    for (const path of ['/assets/main-00000000.js', '/assets/gone/away.css', '/assets/']) {
      const missing = await request.get(origin + path)
      expect([403, 404], path).toContain(missing.status())
      expect(missing.headers()['cache-control'] ?? 'no-cache', path).toBe('no-cache')
    }
  })
  const manifest = await request.get(`${origin}/manifest.webmanifest`)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  await stop()
})

test('npm start prints its addresses, serves the app and stops on Ctrl+C', async () => {
  test.slow()
  const port = await freePort()
  const flags = ['--sample', '--host', '--port', String(port)]
  const env = { ...process.env, NO_COLOR: '1' }
  const start = spawn('node', ['scripts/start.mjs', ...flags], { env })
  let output = ''
  start.stdout.on('data', (text) => (output += String(text)))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Press Ctrl+C to stop.')
  expect(output).toContain('Building the app')
  expect(output).toContain(`http://localhost:${port}/`)
  const addresses = Object.values(networkInterfaces()).flat()
  const hasNetwork = addresses.some((address) => address?.family === 'IPv4' && !address.internal)
  if (hasNetwork) expect(output).toMatch(/Network: +http:/)
  expect((await fetch(`http://localhost:${port}/bookmarks`)).status).toBe(200)
  start.kill('SIGINT')
  await once(start, 'exit')
})

/** Starts nginx with deploy/nginx.conf, except for its port and root. */
async function startNginx(site: string) {
  const folder = test.info().outputPath()
  const port = await freePort()
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', site)
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${server}
}`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const log = join(folder, 'error.log')
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', log], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`No nginx: ${readFileSync(log, 'utf8')}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return { origin, stop }
  async function stop() {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
