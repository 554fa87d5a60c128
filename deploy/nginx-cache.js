// Which days NASA is asked for, and how long its answers are kept, for nginx's module njs: /etc/nginx/apod/cache.js.
// The rules are those of edge/rules.ts, and its tests ask both. njs knows no time zones and no newer syntax.
// @ts-nocheck

const hour = 60 * 60
const dayLength = 24 * hour
const month = 30 * dayLength

/** The day that is asked for; empty where it is none of the archive. */
function askedDay(r) {
  const date = r.uri === '/service/apod' ? r.args.date : fromDigits(r.uri)
  const time = Date.parse(`${date}T00:00:00Z`)
  const isOfArchive = time >= Date.parse('1995-06-16') && toDay(time) === date
  return isOfArchive && date <= newYorkDay(Date.now()) ? date : ''
}

function fromDigits(uri) {
  const found = /^\/service\/apod-basic\/(\d\d)(\d\d)(\d\d)$/.exec(uri)
  if (!found) return ''
  return `${Number(found[1]) < 95 ? 20 : 19}${found[1]}-${found[2]}-${found[3]}`
}

function toDay(time) {
  return new Date(time).toISOString().slice(0, 10)
}

/** New York is four hours behind from the second Sunday of March to the first of November, else five. */
function newYorkDay(now) {
  const year = new Date(now).getUTCFullYear()
  const isSummer =
    now >= nextSunday(Date.UTC(year, 2, 8, 7)) && now < nextSunday(Date.UTC(year, 10, 1, 6))
  return toDay(now - (isSummer ? 4 : 5) * hour * 1000)
}

/** The first Sunday from a time on. */
function nextSunday(time) {
  return time + ((7 - new Date(time).getUTCDay()) % 7) * dayLength * 1000
}

/** nginx asks within itself for what it fills behind a stale answer. */
function fillingServer(r) {
  return r.internal ? 'behind' : 'now'
}

function fillBehind(r) {
  r.subrequest(`/now${r.uri}`, { args: r.variables.args, detached: true })
  r.return(204)
}

/** Asks NASA, and says how long the answer is kept. */
async function answer(r) {
  const reply = await r.subrequest(`/nasa${r.uri}`, `date=${r.args.date}`)
  const type = reply.headersOut['Content-Type'] || ''
  r.headersOut['Content-Type'] = type
  r.headersOut['Cache-Control'] = cacheControl(reply.status, type, reply.responseText, r.args.date)
  r.headersOut['Content-Length'] = reply.responseBuffer.length
  r.status = reply.status
  r.sendHeader()
  r.send(reply.responseText)
  r.finish()
}

/** An entry is given out for 30 days in all, while there is no newer one. */
function cacheControl(status, type, body, day) {
  if (!type.startsWith('application/json')) return 'no-store'
  if (status === 404) return 'max-age=300'
  if (status !== 200 || !isEntryOf(body, day)) return 'no-store'
  const fresh = freshSeconds(day)
  const stale = month - fresh
  return `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}

function freshSeconds(day) {
  const age = (Date.parse(newYorkDay(Date.now())) - Date.parse(day)) / 1000
  if (age <= 0) return 300
  return age <= 10 * dayLength ? hour : 7 * dayLength
}

/** Whether an answer is the day's entry: no list, no logo, no outage's, and no other day's. */
function isEntryOf(body, day) {
  let entry
  try {
    entry = JSON.parse(body)
    // oxlint-disable-next-line no-unused-vars -- njs wants a name
  } catch (_) {
    return false
  }
  return (
    entry !== null &&
    entry.date === day &&
    !/^\s*(nasa\s+science|default\s+image)\s*$/i.test(entry.title) &&
    !/nasa-logo|\/wp-content\/themes\//i.test([entry.url, entry.hdurl].join()) &&
    !/^\s*Discover the cosmos!/.test(entry.explanation)
  )
}

export default { askedDay, fillingServer, fillBehind, answer, cacheControl }
