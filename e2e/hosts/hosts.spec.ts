import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { assetsCacheControl, headers } from '../../build/csp/headers.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { recordComplaints } from '../fixtures/console.ts'
import { expect, test } from '@playwright/test'
import { isInstalled, startHost } from './host.ts'
import { servers } from './servers.ts'

/** As a proxy that ends https passes requests on. */
const proxied = { headers: { 'X-Forwarded-Proto': 'https' } }

for (const [name, server] of Object.entries(servers)) {
  test.describe(name, () => {
    test.skip(
      !isInstalled(server.program),
      `${name} is not installed: apt install ${server.debian}`,
    )
    let host: Awaited<ReturnType<typeof startHost>>
    test.beforeEach(async () => {
      host = await startHost(server)
    })
    test.afterEach(() => host.stop())

    test('a deep link shows its screen, and the browser has nothing to say', async ({ page }) => {
      const complaints = recordComplaints(page.context())
      await page.goto(`${host.origin}/bookmarks?order=oldest`)
      await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
      await page.goto(`${host.origin}/no/such/place`)
      await expect(page.getByText("There's nothing here!")).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('the header that browsers ignore over plain http is sent over https only', async ({
      request,
    }) => {
      const policy = 'cross-origin-opener-policy'
      expect((await request.get(host.origin)).headers()[policy]).toBeUndefined()
      const secure = await request.get(host.origin, proxied)
      expect(secure.headers()[policy]).toBe('same-origin')
    })

    test('every path gives the page, fresh each time, with all headers', async ({ request }) => {
      for (const path of ['/', '/dateview?date=2024-01-05', '/bookmarks', '/bookmarks/', '/a/b']) {
        const answer = await request.get(host.origin + path, proxied)
        expect(answer.status(), path).toBe(200)
        expect(answer.headers()['content-type'], path).toMatch(/^text\/html/)
        expect(answer.headers()['cache-control'], path).toBe('no-cache')
        expect(answer.headers(), path).toMatchObject(lowerCased(headers))
      }
    })

    test('a file of the program is kept for a year, and a missing one is a 404 that is not', async ({
      request,
    }) => {
      for (const file of assetsOf(host)) {
        const answer = await request.get(`${host.origin}/assets/${file}`, proxied)
        expect(answer.headers()['cache-control'], file).toBe(assetsCacheControl)
        expect(answer.headers()['content-type'], file).toMatch(
          file.endsWith('.css') ? /^text\/css/ : /^(text|application)\/javascript/,
        )
        expect(answer.headers(), file).toMatchObject(lowerCased(headers))
      }
      for (const path of [
        `${builtFiles.program}00000000.js`,
        '/assets/gone/away.css',
        '/assets/',
      ]) {
        const missing = await request.get(host.origin + path)
        expect([403, 404], path).toContain(missing.status())
        expect(missing.headers()['cache-control'] ?? 'no-cache', path).toBe('no-cache')
      }
    })

    test('other files have their types, and what is text is compressed', async ({ request }) => {
      const manifest = await request.get(`${host.origin}/manifest.webmanifest`)
      expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/)
      expect((await manifest.json()).name).toBe('Astronomy Picture Of the Day')
      for (const [path, type] of [
        ['/icon.svg', /^image\/svg\+xml/],
        ['/icon-192.png', /^image\/png/],
        ['/robots.txt', /^text\/plain/],
        ['/favicon.ico', /^image\//],
      ] as const) {
        const answer = await request.get(host.origin + path)
        expect(answer.headers()['content-type'], path).toMatch(type)
        expect(answer.headers()['cache-control'], path).toBe('no-cache')
      }
      for (const path of ['/', `/assets/${programOf(host)}`]) {
        const answer = await request.get(host.origin + path, {
          headers: { 'Accept-Encoding': 'gzip' },
        })
        expect(answer.headers()['content-encoding'], path).toBe('gzip')
      }
    })

    test('a visitor who comes during a deploy has the page after it', async ({ page }) => {
      const asset = join(host.site, 'assets', programOf(host))
      renameSync(asset, join(host.site, 'late.js'))
      await page.goto(`${host.origin}/bookmarks`)
      await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
      renameSync(join(host.site, 'late.js'), asset)
      await page.reload()
      await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    })
  })
}

/** The program's files; what else lies beside them has another type. */
function assetsOf({ site }: { site: string }) {
  return readdirSync(join(site, 'assets')).filter((file) => /\.(js|css)$/.test(file))
}

function programOf(host: { site: string }) {
  return assetsOf(host).find((file) => `/assets/${file}`.startsWith(builtFiles.program)) ?? ''
}

function lowerCased(values: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
