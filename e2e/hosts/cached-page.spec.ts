import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { njs, startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'
import { buildPage } from '../fixtures/built-files.ts'
import { recordComplaints } from '../fixtures/browser.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'

test.skip(!existsSync(njs), 'apt install libnginx-mod-http-js')

const date = '2024-01-05'

test('A page built for the cache shows a day through it, and knows no address of NASA’s services', async ({
  page,
}) => {
  const complaints = recordComplaints(page.context())
  const site = buildPage([], {
    VITE_APOD_URL: '/service/apod',
    VITE_APOD_SUCCESSOR_URL: '/service/apod-basic',
  })
  chmodSync(site, 0o755)
  const work = mkdtempSync(join(tmpdir(), 'cached-page-'))
  // As they are since the pictures moved.
  const standIn = await openStandIn(work, ({ hostname }) => ({
    body: JSON.stringify(
      hostname === 'api.nasa.gov'
        ? entryOf(date, { title: 'NASA Science' })
        : { ...entryOf(date), hdurl: 'https://assets.science.nasa.gov/a.jpg', permalink: null },
    ),
  }))
  const nginx = await startNginx({ work, site, standIn })
  await mockOtherHosts(page)
  const lookUps: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') lookUps.push(request.url().replace(nginx.origin, ''))
  })

  await page.goto(`${nginx.origin}/dateview?date=${date}`)
  await expect(page.getByRole('article')).toContainText(`The Sky of ${date}`)
  expect(lookUps).toEqual([
    `/service/apod?api_key=DEMO_KEY&date=${date}`,
    '/service/apod-basic/240105',
  ])
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  expect(await policy.getAttribute('content')).toContain("connect-src 'self';")
  expect(await policy.getAttribute('content')).not.toContain('nasa.gov')
  const connections = page.locator('link[rel="preconnect"]')
  expect(
    await connections.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['https://assets.science.nasa.gov', 'https://apod.nasa.gov'])
  expect(complaints).toEqual([])

  await nginx.stop()
  standIn.close()
  for (const each of [site, work]) rmSync(each, { recursive: true })
})
