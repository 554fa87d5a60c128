import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { freePort } from './host.ts'

test('npm start says what it does, names the address for a phone, and stops at Ctrl+C', async () => {
  test.slow()
  const port = await freePort()
  const start = spawn('node', ['scripts/start.mjs', '--sample', '--host', '--port', String(port)])
  let said = ''
  start.stdout.on('data', (text) => (said += String(text)))
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Press Ctrl+C to stop.')
  expect(said).toContain('Building the page')
  expect(said).toContain(`Astronomy Picture Of the Day: http://localhost:${port}/`)
  if (hasNetwork()) expect(said).toContain('On your phone, in the same network: http://')
  expect((await fetch(`http://localhost:${port}/bookmarks`)).status).toBe(200)
  start.kill('SIGINT')
  await once(start, 'exit')
})

test('the bill of materials names the project and what its build holds, nothing else', () => {
  test.slow()
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' })
  expect(status).toBe(0)
  const { metadata, components }: Bill = JSON.parse(stdout)
  expect(metadata.component.name).toBe('astronomy-picture-of-the-day')
  const licences = readFileSync('dist/licences.txt', 'utf8')
  expect(components.length).toBeGreaterThan(0)
  for (const { name, version } of components) expect(licences).toContain(`${name} - ${version}`)
  expect(components.map(({ name }) => name)).not.toContain('vite')
})

interface Bill {
  metadata: { component: { name: string } }
  components: { name: string; version: string }[]
}

function hasNetwork() {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.some(({ internal, family }) => !internal && family === 'IPv4')
}
