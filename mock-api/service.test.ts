import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeEntry } from './entry.ts'
import { findDay } from './kind.ts'
import { startTestServer } from './test-server.ts'

const { service, origin, ask, askSuccessor, stop } = await startTestServer({ today: '2026-09-30' })

afterAll(stop)

beforeEach(() => {
  service.requests.length = 0
  delete service.settings.failure
  Object.assign(service.settings, { brokenMedia: false, latency: 0, today: '2026-09-30' })
})

describe('the specified call', () => {
  test('answers a day, the same each time, to any page', async () => {
    const answer = await ask('2024-05-01')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/json')
    const entry: unknown = await answer.json()
    expect(entry).toMatchObject({ date: '2024-05-01', service_version: 'v1' })
    expect(await (await ask('2024-05-01')).json()).toEqual(entry)
  })

  test.each([
    ['1995-06-16', 200],
    ['2026-09-30', 200],
    ['1995-06-17', 404],
    ['1995-06-18', 404],
    ['1995-06-19', 404],
    ['2020-06-10', 404],
    ['2026-10-01', 404],
    ['2026-10-02', 400],
    ['1995-06-15', 400],
    ['2024-02-30', 400],
    ['yesterday', 400],
    ['', 400],
    ['2024-05-01&hd=true', 400],
  ])('%s is answered %i', async (date, status) => {
    const answer = await ask(date)
    expect(answer.status).toBe(status)
    if (status !== 200) {
      expect(await answer.json()).toEqual({
        code: status,
        msg: expect.any(String),
        service_version: 'v1',
      })
    }
  })

  test('names the range in its 400', async () => {
    const { msg } = await (await ask('1995-01-01')).json()
    expect(msg).toBe('Date must be between Jun 16, 1995 and Sep 30, 2026.')
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
  test('a picture is drawn in the size of w and h', async () => {
    const day = findDay('picture', '2024-01-01')
    const answer = await fetch(`${origin}/mock/${day}-full.png?w=120&h=2000&fit=clip`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(120)
  })

  test('the first years’ pictures are GIFs', async () => {
    const { url } = makeEntry(findDay('picture'), origin)
    const answer = await fetch(`${url}?w=120`)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.toString('latin1', 0, 6)).toBe('GIF89a')
    expect(body.at(-1)).toBe(0x3b)
  })

  test('a broken picture is an HTML page', async () => {
    service.settings.brokenMedia = true
    const answer = await fetch(`${origin}/mock/2024-05-01.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  test('the film is sent completely or in part', async () => {
    const whole = await (await fetch(`${origin}/mock/film.webm`)).arrayBuffer()
    const part = await fetch(`${origin}/mock/film.webm`, { headers: { Range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.byteLength}`)
    expect(await part.arrayBuffer()).toEqual(whole.slice(10, 20))
  })

  test('a player requests nothing from outside', async () => {
    const page = await (await fetch(`${origin}/mock/player/2024-05-01`)).text()
    expect(page).toContain('Play or pause')
    expect(page).not.toMatch(/https?:|src=|<script|@import|url\(/)
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
  expect(await page.text()).toContain('<option value="limit" selected>')
  expect(service.settings).toMatchObject({ failure: 'limit', latency: 5, brokenMedia: true })
  await fetch(`${origin}/mock/settings?failure=`)
  expect(service.settings.failure).toBeUndefined()
})
