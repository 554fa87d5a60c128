import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../src/apod/calendar.ts'
import { formatOf } from './entry.ts'
import { startTestServer } from './test-server.ts'

const { service, origin, ask, askSuccessor, stop } = await startTestServer({ today: '2026-09-30' })

const days = Array.from({ length: 12 }, (_, index) => addDays('2024-01-01', index))

afterAll(stop)

beforeEach(() => {
  service.requests.length = 0
  delete service.settings.failure
  Object.assign(service.settings, { brokenMedia: false, latency: 0, today: '2026-09-30' })
})

describe('the specified call', () => {
  test('answers a day, to any page', async () => {
    const answer = await ask('2024-05-01')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ date: '2024-05-01', service_version: 'v1' })
  })

  test.each([
    ['1995-06-16', 200],
    ['2026-09-30', 200],
    ['1995-06-17', 404],
    ['2020-06-10', 404],
    ['2026-10-01', 404],
    ['2026-10-02', 400],
    ['1995-06-15', 400],
    ['2024-02-30', 400],
    ['2024-05-01&hd=true', 400],
  ])('%s is answered %i', async (date, status) => {
    const answer = await ask(date)
    expect(answer.status).toBe(status)
    if (status !== 200) expect(await answer.json()).toMatchObject({ code: status })
  })

  test('answers today without a date, and refuses without a key', async () => {
    const today = await fetch(`${origin}/planetary/apod?api_key=KEY`)
    expect(await today.json()).toMatchObject({ date: '2026-09-30' })
    const refusal = await fetch(`${origin}/planetary/apod?date=2024-05-01`)
    expect(refusal.status).toBe(403)
    expect(await refusal.json()).toMatchObject({ error: { code: 'API_KEY_MISSING' } })
  })
})

describe('the successor', () => {
  test.each([
    ['240501', '2024-05-01'],
    ['950616', '1995-06-16'],
  ])('answers %s with the day %s in its own format', async (short, date) => {
    const answer = await askSuccessor(short)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ date, post_id: expect.any(Number) })
  })

  test.each(['950617', '261001', '240230', 'today'])('does not know %s', async (day) => {
    const answer = await askSuccessor(day)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'apod_basic_not_found' })
  })
})

describe('media', () => {
  test.each([
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
    ['gif', 'image/gif'],
  ])('a picture is sent as %s', async (format, type) => {
    const day = days.find((each) => formatOf(each) === format)
    const answer = await fetch(`${origin}/mock/${day}-full.${format}?w=120`)
    expect(answer.headers.get('content-type')).toBe(type)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(30_000)
  })

  test('a broken picture is an HTML page', async () => {
    service.settings.brokenMedia = true
    const answer = await fetch(`${origin}/mock/2024-05-01.webp`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})

test('other URLs and methods are left to the server', async () => {
  expect((await fetch(`${origin}/dateview`)).status).toBe(204)
  expect((await fetch(`${origin}/planetary/apod`, { method: 'POST' })).status).toBe(204)
  expect(service.requests).toEqual([])
})

test('requests are listed with their parameters', async () => {
  await ask('2024-05-01')
  expect(service.requests).toMatchObject([
    { path: '/planetary/apod', search: '?api_key=KEY&date=2024-05-01' },
  ])
})

test('the settings are set by their page', async () => {
  const page = await fetch(`${origin}/mock/settings?failure=limit&latency=5&broken-media=true`)
  expect(await page.text()).toContain('<option selected>limit</option>')
  expect(service.settings).toMatchObject({ failure: 'limit', latency: 5, brokenMedia: true })
  await fetch(`${origin}/mock/settings?failure=`)
  expect(service.settings.failure).toBeUndefined()
})
