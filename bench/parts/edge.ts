import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'
import { report, takeTurns } from '../figures.ts'

const entry = JSON.stringify({ title: 'A Sky', explanation: 'A lamp. '.repeat(200) })
const day = () => '/service/apod?date=2024-01-05'
const month = () => '/service/apod-list?after=2024-01-01T00:00:00&per_page=100'
const thousand = { connections: 1000, amount: 1000 }
const fifty = { connections: 50, duration: 3 }

/** nginx's cache in front of a stand-in for NASA's services that take a second for an answer. */
export async function bench() {
  const work = mkdtempSync(join(tmpdir(), 'edge-'))
  const site = join(work, 'site')
  mkdirSync(site)
  for (const file of ['index.html', 'entry.json']) writeFileSync(join(site, file), entry)
  const standIn = await openStandIn(work, async () => {
    await new Promise((done) => setTimeout(done, 1000))
    return { body: entry }
  })
  const nginx = await startNginx({ work, site, standIn })
  for (const [what, path] of Object.entries({ day, month })) {
    const calls = standIn.calls.length
    const first = await visit(nginx.origin, thousand, path)
    most(`1,000 visitors ask for a ${what}: calls of NASA`, standIn.calls.length - calls, 1)
    most('  without an answer', 1000 - first['2xx'], 0)
  }
  const measure = async (path: () => string) => {
    const { requests, latency } = await visit(nginx.origin, fifty, path)
    return [10_000_000 / requests.average, latency.p99]
  }
  const sides = { ours: () => measure(day), least: () => measure(() => '/entry.json') }
  const { ours, least } = await takeTurns(sides)
  report('Ten thousand answers', ours?.[0], least?.[0], 1.5)
  report('p99 of an answer', ours?.[1], least?.[1], 1.5)
  standIn.close()
  nginx.age(29 * 86_400)
  for (const [what, path] of Object.entries({ day, month })) {
    const gone = await visit(nginx.origin, thousand, path)
    most(`NASA is gone, 1,000 ask for a kept ${what}: without`, 1000 - gone['2xx'], 0)
  }
  await nginx.stop()
  rmSync(work, { recursive: true })
}

/** Each request comes from its own address, as visitors' do. */
function visit(url: string, load: object, path: () => string) {
  let count = 0
  function setupRequest(request: autocannon.Request) {
    count += 1
    const address = [10, count >> 16, (count >> 8) & 255, count & 255].join('.')
    return { ...request, path: path(), headers: { 'x-real-ip': address } }
  }
  return autocannon({ url, timeout: 30, ...load, requests: [{ setupRequest }] })
}

function most(name: string, value: number, goal: number) {
  console.log(`${name.padEnd(56)} ${value}  goal ≤ ${goal}  ${value <= goal ? 'met' : 'NOT MET'}`)
}
