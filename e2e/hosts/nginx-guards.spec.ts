import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { njs, startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'

test.skip(!existsSync(njs), 'apt install libnginx-mod-http-js')

const path = '/service/apod?date=2024-01-05'
let work = ''
test.beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'guards-'))
})
test.afterEach(() => rmSync(work, { recursive: true }))

test('nginx tells nothing to a service whose certificate is not trusted', async () => {
  const [own, other] = [join(work, 'own'), join(work, 'other')]
  for (const folder of [own, other]) mkdirSync(folder)
  const trusted = await openStandIn(own, () => ({ body: '{}' }))
  const stranger = await openStandIn(other, () => ({ body: '{}' }))
  const standIn = { port: stranger.port, certificate: trusted.certificate }
  const nginx = await startNginx({ work, site: work, standIn })
  expect((await fetch(nginx.origin + path)).status).toBe(502)
  expect(stranger.calls).toHaveLength(0)
  await nginx.stop()
  for (const each of [trusted, stranger]) each.close()
})

test('What is not kept is asked for once at a time, however many wait', async () => {
  let [now, most] = [0, 0]
  const standIn = await openStandIn(work, async () => {
    most = Math.max(most, ++now)
    await new Promise((done) => setTimeout(done, 3000))
    now -= 1
    return { body: '[]' }
  })
  const nginx = await startNginx({ work, site: work, standIn })
  await Promise.all(Array.from({ length: 100 }, () => fetch(nginx.origin + path)))
  expect(most).toBe(1)
  await nginx.stop()
  standIn.close()
})

test('A visitor looks up kept days while the service is silent, and waits for none', async ({
  page,
}) => {
  let isSilent = false
  const standIn = await openStandIn(work, () =>
    isSilent ? undefined : { body: '{"date":"2024-01-05"}' },
  )
  const nginx = await startNginx({ work, site: work, standIn })
  await page.goto(nginx.origin + path)
  isSilent = true
  nginx.age(8 * 86_400)
  const start = performance.now()
  for (let count = 0; count < 3; count++) {
    expect(await page.evaluate(async () => (await fetch(location.href)).status)).toBe(200)
  }
  expect(performance.now() - start).toBeLessThan(5000)
  expect(standIn.calls).toHaveLength(2)
  await nginx.stop()
  standIn.close()
})

test('An address that asks faster than any finger is refused, and another is not', async () => {
  const standIn = await openStandIn(work, () => ({ body: '{"date":"2024-01-05"}' }))
  const nginx = await startNginx({ work, site: work, standIn })
  const ask = async (address: string) =>
    (await fetch(nginx.origin + path, { headers: { 'x-real-ip': address } })).status
  const asked = await Promise.all(Array.from({ length: 1000 }, () => ask('10.0.0.1')))
  expect(asked.filter((status) => status === 200).length).toBeGreaterThanOrEqual(400)
  expect(asked).toContain(429)
  expect(await ask('10.0.0.2')).toBe(200)
  expect(standIn.calls).toHaveLength(1)
  await nginx.stop()
  standIn.close()
})
