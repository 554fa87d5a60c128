import { afterEach, beforeEach, expect, test } from 'vitest'
import { apodApiUrl } from './apod-api/url.ts'
import { isGone, rememberGone } from './gone-memory.ts'
import { keepEntry, readKept } from './kept-entries.ts'
import { lookUpCache } from './look-up.ts'
import type { LookUpState } from './look-up-cache.ts'
import { successorUrl } from './successor/url.ts'

const entryOf = (date: string, title = 'A Lamp') => ({
  date,
  title,
  explanation: 'Lit.',
  media_type: 'image',
  url: 'https://pictures.example/lamp.jpg',
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A response that was redirected to the successor. */
const moved = (response: Response, date: string) =>
  Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: successorUrl(date)?.href },
  })

const successorHref = (date: string) => successorUrl(date)?.href ?? ''

/** What a look-up of a date becomes with these responses. */
async function lookUp(
  date: string,
  specified: Response | Promise<Response>,
  successor?: Response,
): Promise<LookUpState> {
  const early = (response: Response | Promise<Response>) => ({
    response: Promise.resolve(response),
    controller: new AbortController(),
  })
  globalThis.prefetched = new Map([[apodApiUrl(date).href, early(specified)]])
  if (successor) globalThis.prefetched.set(successorHref(date), early(successor))
  let leave = () => {}
  const state = await new Promise<LookUpState>((resolve) => {
    leave = lookUpCache.show(date, () => {
      const now = lookUpCache.get(date)
      if (now.status !== 'loading') resolve(now)
    })
  })
  leave()
  return state
}

beforeEach(() => localStorage.clear())
afterEach(() => globalThis.prefetched?.clear())

test('the specified service’s entry is shown and kept, and its successor is not asked', async () => {
  const entry = entryOf('2024-01-01')
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(json(entry)), 50))
  const state = await lookUp(entry.date, late, json(entryOf(entry.date, 'A Moth')))
  expect(state).toEqual({ status: 'success', answer: { kind: 'entry', entry } })
  expect(globalThis.prefetched?.has(successorHref(entry.date))).toBe(true)
  expect(readKept(entry.date)).toEqual(entry)
  expect(isGone()).toBe(false)
})

test('after the placeholder the successor’s entry is shown, and the service is remembered as gone', async () => {
  const entry = entryOf('2024-01-02')
  const state = await lookUp(entry.date, json({ ...entry, title: 'NASA Science' }), json(entry))
  expect(state).toEqual({ status: 'success', answer: { kind: 'entry', entry } })
  expect(isGone()).toBe(true)
})

test('an entry of the specified service means that it is not gone', async () => {
  rememberGone()
  await lookUp('2024-01-03', json(entryOf('2024-01-03')))
  expect(isGone()).toBe(false)
})

test('an entry that came by a redirect to the successor means that it is gone', async () => {
  const entry = entryOf('2024-01-04')
  const state = await lookUp(entry.date, moved(json(entry), entry.date))
  expect(state).toEqual({ status: 'success', answer: { kind: 'entry', entry, hasMoved: true } })
  expect(isGone()).toBe(true)
})

test('a code that came by a redirect is the answer, and what was kept goes', async () => {
  const date = '2024-01-05'
  keepEntry(entryOf(date))
  expect(lookUpCache.get(date)).toEqual({
    status: 'loading',
    answer: { kind: 'entry', entry: entryOf(date) },
  })
  const body = { code: 'apod_basic_not_found' }
  expect(await lookUp(date, moved(json(body, 404), date))).toEqual({
    status: 'success',
    answer: { kind: 'code', code: 404 },
  })
  expect(readKept(date)).toBeUndefined()
})

test('when both fail, both reasons are reported, and what a redirect led to', async () => {
  const date = '2024-01-06'
  const state = await lookUp(date, moved(new Response('<html>'), date), json({}, 503))
  expect(state).toMatchObject({
    status: 'error',
    error: {
      reason: 'moved',
      successor: 'unavailable',
      cause: { reason: 'moved', cause: { reason: 'html' } },
    },
  })
})

test('a day before the archive is invalid if the service is gone', async () => {
  const date = '1995-06-15'
  expect(await lookUp(date, json({ ...entryOf(date), title: 'NASA Science' }))).toEqual({
    status: 'success',
    answer: { kind: 'code', code: 400 },
  })
})
