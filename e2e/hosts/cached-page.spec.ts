import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'
import { buildPage } from '../fixtures/built-files.ts'
import { recordComplaints } from '../fixtures/browser.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { isInstalled } from './servers.ts'

test('A page built for the cache shows a day through it, and knows no address of NASA’s services', async ({
  page,
}) => {
  test.skip(!isInstalled('nginx'), 'apt install nginx')
  const complaints = recordComplaints(page.context())
  const site = buildPage([], {
    VITE_APOD_URL: '/service/apod',
    VITE_APOD_SUCCESSOR_URL: '/service/apod-basic',
    VITE_APOD_ARCHIVE_URL: '/service/apod-list',
  })
  const work = mkdtempSync(join(tmpdir(), 'cached-page-'))
  // As they are since the pictures moved: the specified service has NASA's logo for every day.
  const standIn = await openStandIn(work, ({ hostname }) => {
    const title = hostname === 'api.nasa.gov' ? 'NASA Science' : 'A Sky'
    return { body: JSON.stringify(entryOf('2024-01-05', { title })) }
  })
  const nginx = await startNginx({ work, site, standIn })
  await mockOtherHosts(page)
  await page.goto(`${nginx.origin}/dateview?date=2024-01-05`)
  await expect(page.getByRole('article')).toContainText('A Sky')
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policy).toHaveAttribute('content', /connect-src 'self';(?!.*nasa\.gov)/)
  expect(standIn.calls).toHaveLength(2)
  expect(complaints).toEqual([])
  await nginx.stop()
  standIn.close()
  for (const each of [site, work]) rmSync(each, { recursive: true })
})
