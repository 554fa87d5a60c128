import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sirv from 'sirv'
import { buildPage } from '../fixtures/built-files.ts'
import { freePort } from './host.ts'

test('what the workflow for GitHub Pages publishes shows its screens under the repository’s name', async ({
  page,
}) => {
  const workflow = readFileSync(
    new URL('../../.github/workflows/pages.yml', import.meta.url),
    'utf8',
  )
  const copyPages = workflow.match(/^ +run: (for page in .*)$/m)?.[1] ?? ''
  const folder = buildPage('--base=/apod/')
  const work = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync(folder, join(work, 'dist'), { recursive: true })
  execFileSync('bash', ['-ec', copyPages], { cwd: work })
  const host = await servePages(join(work, 'dist'), '/apod')

  for (const [path, status, text] of [
    ['/apod/bookmarks', 200, 'You have no bookmarks yet.'],
    ['/apod/no/such/place', 404, "There's nothing here!"],
  ] as const) {
    const answer = await page.goto(host.origin + path)
    expect(answer?.status()).toBe(status)
    await expect(page.getByText(text)).toBeVisible()
  }
  expect((await page.request.get(`${host.origin}/apod/dateview?date=2024-01-05`)).status()).toBe(
    200,
  )
  host.close()
  for (const each of [folder, work]) rmSync(each, { recursive: true })
})

/** As GitHub Pages does: a path stands for the file with .html added, and all others for 404.html. */
async function servePages(folder: string, base: string) {
  const missing = readFileSync(join(folder, '404.html'))
  const files = sirv(folder, { extensions: ['html'] })
  const server = createServer((request, response) => {
    request.url = request.url?.replace(base, '') ?? '/'
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(missing)
    })
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
