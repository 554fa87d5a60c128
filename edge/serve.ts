import { newYorkDay } from '../src/apod/calendar.ts'
import type { Day } from '../src/apod/day.ts'
import {
  freshSeconds,
  type Question,
  readQuestion,
  type ServiceResponse,
  serviceUrl,
} from './rules.ts'

/** What a host that runs functions gives. */
interface Host {
  /** The key for the specified service; without one it is DEMO_KEY. */
  key: string | undefined
  cache: Cache
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** An answer with the times until it is fresh, and until it may be given out at all. */
interface Kept extends ServiceResponse {
  freshUntil: number
  usableUntil: number
}

/** How long NASA may take, in milliseconds. */
const patience = 10_000
/** How long an entry is given out while the service has none, in milliseconds. */
const usable = 30 * 24 * 60 * 60 * 1000

/** Answers a look-up from the host's cache, or else from NASA. */
export async function serve(request: Request, host: Host): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return refuse(405)
  const url = new URL(request.url)
  const question = readQuestion(url, newYorkDay(new Date()))
  if (typeof question === 'number') return refuse(question)

  const place = new URL(`/service/${question.service}/${question.day}`, url).href
  const kept = await readKept(host.cache, place)
  if (kept && kept.freshUntil > Date.now()) return send(kept, 'HIT')
  if (!kept || kept.usableUntil <= Date.now()) {
    return send(await fill(question, place, host), 'MISS')
  }
  // It counts as fresh while it is asked for, so that one visitor asks for all.
  await keep(host.cache, place, { ...kept, freshUntil: Date.now() + patience })
  host.waitUntil(refresh(question, place, host))
  return send(kept, 'STALE')
}

/** What is being asked for, in this isolate: the visitors who come meanwhile wait for the same answer. */
const asking = new Map<string, Promise<ServiceResponse>>()

function fill(question: Question, place: string, host: Host): Promise<ServiceResponse> {
  const answer = asking.get(place) ?? askAndKeep(question, place, host)
  asking.set(place, answer)
  // The visitor who came first may leave.
  host.waitUntil(answer)
  return answer
}

async function askAndKeep(question: Question, place: string, { key, cache }: Host) {
  const answer = await ask(question, key)
  await keep(cache, place, withTimes(answer, question.day))
  asking.delete(place)
  return answer
}

/** Asks for what is no longer fresh. An entry is replaced by an entry alone. */
async function refresh(question: Question, place: string, { key, cache }: Host) {
  const answer = await ask(question, key)
  if (answer.status === 200) await keep(cache, place, withTimes(answer, question.day))
}

function withTimes(answer: ServiceResponse, day: Day): Kept {
  const now = Date.now()
  const freshUntil = now + freshSeconds(answer, day, newYorkDay(new Date())) * 1000
  return { ...answer, freshUntil, usableUntil: answer.status === 200 ? now + usable : freshUntil }
}

/** Asks NASA. What it does not answer in time is a 504. */
async function ask(question: Question, key = 'DEMO_KEY'): Promise<ServiceResponse> {
  try {
    const response = await fetch(serviceUrl(question, key), {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, body: await response.text() }
  } catch {
    return { status: 504, type: 'text/plain', body: 'The service did not answer.' }
  }
}

async function readKept(cache: Cache, place: string): Promise<Kept | undefined> {
  const response = await cache.match(place).catch(() => undefined)
  if (!response) return undefined
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type') ?? '',
    body: await response.text(),
    freshUntil: Number(headers.get('fresh-until')),
    usableUntil: Number(headers.get('usable-until')),
  }
}

/** Keeps what is fresh for a time. A cache that takes nothing costs the visitor nothing. */
async function keep(cache: Cache, place: string, kept: Kept) {
  const { status, type, body, freshUntil, usableUntil } = kept
  if (freshUntil <= Date.now()) return
  const headers = {
    'content-type': type,
    'cache-control': `max-age=${Math.ceil((usableUntil - Date.now()) / 1000)}`,
    'fresh-until': String(freshUntil),
    'usable-until': String(usableUntil),
  }
  await cache.put(place, new Response(body, { status, headers })).catch(() => {})
}

/** @param cacheStatus in nginx's words */
function send({ status, type, body }: ServiceResponse, cacheStatus: string): Response {
  const headers = { 'content-type': type, 'x-cache-status': cacheStatus, ...always }
  return new Response(body || null, { status, headers })
}

function refuse(code: 400 | 404 | 405): Response {
  const body = { code, msg: 'That is no day of the archive.' }
  return Response.json(body, { status: code, headers: always })
}

const always = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
