import { todayInNewYork } from '../src/apod/calendar.ts'
import * as rules from './rules.ts'

/** What a host that runs functions gives. */
interface Host {
  /** The key for the specified service; without one it is DEMO_KEY. */
  key: string | undefined
  cache: Cache
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** An answer, until when it counts as fresh, and until when it is given out at all. */
interface Kept extends rules.ServiceResponse {
  fresh: number
  usable: number
}

interface Asking {
  until: number
  answer?: Kept
}

/** How long NASA may take, in milliseconds. */
const patience = 4000
/** How long an answer is given out while the service has none, in milliseconds. */
const month = 30 * 24 * 60 * 60 * 1000
const passedOn = new Set(['content-type', 'x-wp-total', 'x-wp-totalpages'])
const always = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** Answers a look-up from the host's cache, or else from NASA. */
export async function serve(request: Request, host: Host): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return refuse(405)
  const url = new URL(request.url)
  const question = rules.readQuestion(url, todayInNewYork())
  if (typeof question === 'number') return refuse(question)

  const place = new URL(`/service/${question.service}?${question.asked}`, url).href
  const found = await host.cache.match(place).catch(() => undefined)
  const old = found && (await read(found))
  if (old && old.fresh > Date.now()) return send(old, 'HIT')
  const other = asking.get(place)
  if (old && old.usable > Date.now()) {
    const isAsked = other && other.until > Date.now()
    if (!isAsked) host.waitUntil(askAndKeep(question, place, host, old))
    return send(old, 'STALE')
  }
  const answer = (other && (await waitFor(other))) ?? askAndKeep(question, place, host)
  // The visitor who came first may leave.
  host.waitUntil(Promise.resolve(answer))
  return send(await answer, 'MISS')
}

/** What is being asked for. Requests share the answer but no promise, which not every runtime allows. */
const asking = new Map<string, Asking>()

/** An old answer is replaced by an answer alone, not by “no such day”. */
async function askAndKeep(question: rules.Question, place: string, host: Host, old?: Kept) {
  const asked: Asking = { until: Date.now() + patience + 500 }
  asking.set(place, asked)
  // It counts as fresh meanwhile, in the host's other processes too.
  if (old) await keep(host.cache, place, { ...old, fresh: asked.until })
  const next = await ask(question, host.key)
  asked.answer = next
  const isBetter = !old || rules.isAnswer(next, question)
  await keep(host.cache, place, isBetter ? next : { ...old, fresh: next.fresh })
  asking.delete(place)
  return next
}

async function waitFor(asked: Asking): Promise<Kept | undefined> {
  if (asked.answer || asked.until < Date.now()) return asked.answer
  await new Promise((done) => setTimeout(done, 50))
  return waitFor(asked)
}

/** Asks NASA. What it does not answer in time is a 504. */
async function ask(question: rules.Question, key = 'DEMO_KEY'): Promise<Kept> {
  try {
    const signal = AbortSignal.timeout(patience)
    const url = rules.serviceUrl(question, key)
    const answer = await read(await fetch(url, { redirect: 'manual', signal }))
    const fresh = Date.now() + rules.freshSeconds(answer, question, todayInNewYork()) * 1000
    return {
      ...answer,
      fresh,
      usable: rules.isAnswer(answer, question) ? Date.now() + month : fresh,
    }
  } catch {
    // Its code is not at the top, where a service's own for a day would be.
    const body = { error: { code: '504', message: 'There is no answer now.' } }
    return read(Response.json(body, { status: 504 }))
  }
}

async function read(response: Response): Promise<Kept> {
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => passedOn.has(name))),
    body: await response.text(),
    fresh: Number(response.headers.get('fresh-until')),
    usable: Number(response.headers.get('usable-until')),
  }
}

/** Keeps what is fresh for a time. A cache that takes nothing costs the visitor nothing. */
async function keep(cache: Cache, place: string, { status, body, fresh, usable, ...kept }: Kept) {
  if (fresh <= Date.now()) return
  const headers = {
    ...kept.headers,
    'cache-control': `max-age=${Math.ceil((usable - Date.now()) / 1000)}`,
    'fresh-until': String(fresh),
    'usable-until': String(usable),
  }
  await cache.put(place, new Response(body, { status, headers })).catch(() => {})
}

/** @param cacheStatus in nginx's words */
function send({ status, headers, body }: Kept, cacheStatus: string): Response {
  const all = { ...headers, 'x-cache-status': cacheStatus, ...always }
  return new Response(body || null, { status, headers: all })
}

function refuse(code: 400 | 404 | 405): Response {
  return Response.json({ code, msg: 'That is no question.' }, { status: code, headers: always })
}
