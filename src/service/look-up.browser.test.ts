import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import { apodApiUrl, isGone, rememberGone, successorUrl } from './services.ts'
import { lookUpCache } from './look-up.ts'

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

/** What a look-up of a date becomes with these responses. */
async function lookUp(date: string, specified: Response, successor?: Response) {
  const early = (response: Response) => ({
    response: Promise.resolve(response),
    controller: new AbortController(),
  })
  globalThis.earlyRequests = new Map([[apodApiUrl(date).href, early(specified)]])
  const url = successorUrl(date)
  if (url && successor) globalThis.earlyRequests.set(url.href, early(successor))
  const leave = lookUpCache.watch(date)
  await expect.poll(() => lookUpCache.readState(date).status).not.toBe('loading')
  const state = lookUpCache.readState(date)
  leave()
  return state
}

beforeEach(() => localStorage.clear())
afterEach(() => globalThis.earlyRequests?.clear())

test.each<[string, (entry: Entry) => Response, gone: boolean]>([
  ['of the specified service', json, false],
  ['by a redirect to the successor', (entry) => moved(json(entry), entry.date), true],
  ['in a list', (entry) => json([entryOf('2024-01-10'), entry]), true],
])('an entry %s is shown, and says whether the service is gone', async (_, respond, gone) => {
  const entry = entryOf('2024-01-03')
  if (!gone) rememberGone()
  const state = await lookUp(entry.date, respond(entry))
  expect(state).toEqual({ status: 'success', answer: { kind: 'entry', entry } })
  expect(isGone()).toBe(gone)
})

test('A code that came by a redirect is the answer', async () => {
  const date = '2024-01-05'
  const found = await lookUp(date, moved(json({ code: 'apod_basic_not_found' }, 404), date))
  expect(found).toEqual({ status: 'success', answer: { kind: 'code', code: 404 } })
})

test('a redirect that leads to no answer has its cause', async () => {
  const date = '2024-01-06'
  const state = await lookUp(date, moved(new Response('<html>'), date), json({}, 503))
  expect(state).toMatchObject({ status: 'error', error: { reason: 'unavailable' } })
  expect(isGone()).toBe(true)
})

test.each<[string, Response]>([
  ['unreachable', Response.error()],
  ['limit', json({}, 429)],
  ['key', json({}, 403)],
  ['unavailable', json({}, 503)],
  ['invalid', new Response('<html>')],
])('the failure %s is not remembered', async (_, response) => {
  const entry = entryOf('2024-01-07')
  expect(await lookUp(entry.date, response, json(entry))).toMatchObject({ status: 'success' })
  expect(isGone()).toBe(false)
})

test('a number of 500 and above is an answer, but not from an address that is gone', async () => {
  const [entry, date] = [entryOf('2024-01-08'), '2024-01-08']
  const failed = () => json({ code: 500, msg: 'Internal Service Error' }, 500)
  const answerOf = async (...services: [Response, Response?]) => lookUp(date, ...services)
  expect(await answerOf(failed(), json(entry))).toMatchObject({ answer: { code: 500 } })
  rememberGone()
  expect(await answerOf(failed(), json(entry))).toMatchObject({ answer: { entry } })
  const none = json({ code: 'apod_basic_not_found' }, 404)
  expect(await answerOf(failed(), none)).toMatchObject({ answer: { code: 404 } })
  expect(await answerOf(failed(), json({}, 503))).toMatchObject({
    error: { reason: 'unavailable' },
  })
  expect(await lookUp('1995-06-15', failed())).toMatchObject({
    answer: { kind: 'code', code: 400 },
  })
  expect(await lookUp('soon', new Response('<html>', { status: 429 }))).toMatchObject({
    answer: { kind: 'code', code: 400 },
  })
  expect(await answerOf(json({ code: 404 }, 404), json(entry))).toMatchObject({
    answer: { code: 404 },
  })
})
