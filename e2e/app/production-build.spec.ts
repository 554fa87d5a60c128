import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { serveApp } from '../fixtures/server.ts'

const specified = 'https://api.nasa.gov/planetary/apod'
const successor = 'https://science.nasa.gov/wp-json/wp/v2/apod-basic'

// The browser replaces the services' hosts, since the published build uses no others.
test('the published build requests only NASA’s services, and works under its policy without a warning', async ({
  page,
}) => {
  const { origin, close } = await serveApp(createMockApi(), 'dist')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await mockOtherHosts(page)
  await page.route(`${specified}?*`, (route) =>
    route.fulfill({
      json: entryOf('2024-01-05', { title: 'NASA Science' }),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.route(`${successor}/*`, (route) =>
    route.fulfill({
      json: { ...entryOf('2024-01-05'), hdurl: 'https://pictures.example/lamp.png', credit: '' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  await expect(byDate(page).card.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
  // Firefox reports the picture again when it takes it from its memory.
  const elsewhere = asked.filter((address) => !address.startsWith(origin))
  expect([...new Set(elsewhere)]).toEqual([
    `${specified}?api_key=DEMO_KEY&date=2024-01-05`,
    `${successor}/240105`,
    'https://pictures.example/lamp.png',
  ])
  const answer = await page.request.get(origin)
  expect(answer.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  await close()
})

test('the published build contains nothing of the mock API', () => {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile() && /\.(html|js|css)$/.test(file.name))
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, 'utf8'))
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts) expect(text).not.toMatch(/sample|mock/i)
})

test('the published build has the licences of what it bundles, and the files that browsers request by themselves', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const licences = read('dist/licences.txt')
  const { dependencies } = JSON.parse(read('package.json'))
  for (const name of Object.keys(dependencies)) expect(licences).toContain(`## ${name} - `)
  expect(licences).toContain('Copyright (c) Meta Platforms')
  expect(read('dist/robots.txt')).toContain('User-agent: *')
  // The first bytes of an icon file with one picture.
  const icon = readFileSync(new URL('../../dist/favicon.ico', import.meta.url))
  expect(icon.readUIntLE(0, 6)).toBe(0x000100010000)
})
