import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'
import { report, takeTurns } from '../figures.ts'

const today = new Date().toLocaleDateString('sv', { timeZone: 'America/New_York' })
const entry = JSON.stringify({ date: today, title: 'A Sky', explanation: 'A lamp. '.repeat(200) })
const thousand = { connections: 1000, amount: 1000 }

/** nginx's cache in front of a stand-in for NASA's service that takes a second for an answer. */
export async function bench() {
  const work = mkdtempSync(join(tmpdir(), 'edge-'))
  const site = join(work, 'site')
  mkdirSync(site)
  for (const file of ['index.html', 'entry.json']) writeFileSync(join(site, file), entry)
  let isSilent = false
  const standIn = await openStandIn(work, async () => {
    if (isSilent) return undefined
    await new Promise((done) => setTimeout(done, 1000))
    return { body: entry }
  })
  const nginx = await startNginx({ work, site, standIn })

  const first = await visit(nginx.origin, thousand)
  most('1,000 visitors ask for today: calls of NASA', standIn.calls.length, 1)
  most('  without an answer', 1000 - first['2xx'], 0)
  await benchBesideFile(nginx.origin)

  isSilent = true
  nginx.age(3600)
  // A hundred at a time: a thousand would mostly wait for the bench.
  const silent = await visit(nginx.origin, { connections: 100, amount: 1000 })
  most('NASA is silent: without an answer', 1000 - silent['2xx'], 0)
  most('  longest wait, of NASA’s 10 seconds', silent.latency.max, 1000, ' ms')

  const [calls, memory] = [standIn.calls.length, memoryOf(nginx.pid)]
  const many = { connections: 50, amount: 100_000 }
  const nonsense = await visit(nginx.origin, many, (count) => `/service/apod?date=2024-${count}`)
  most('100,000 dates that are none: calls of NASA', standIn.calls.length - calls, 0)
  most('  without a 400', 100_000 - nonsense['4xx'], 0)
  most('  memory beyond before', memoryOf(nginx.pid) - memory, 1, ' MB')

  standIn.close()
  const gone = await visit(nginx.origin, thousand)
  most('NASA is gone: without an answer', 1000 - gone['2xx'], 0)
  await nginx.stop()
  await benchFullDisk(work, site)
  rmSync(work, { recursive: true })
}

/** A kept day, and a file with the same body. */
async function benchBesideFile(origin: string) {
  const load = { connections: 50, duration: 3 }
  const times = await takeTurns({
    ours: async () => timesOf(await visit(origin, load)),
    least: async () => timesOf(await visit(origin, load, () => '/entry.json')),
  })
  report('Ten thousand answers', times['ours']?.[0], times['least']?.[0], 1.5)
  report('p99 of an answer', times['ours']?.[1], times['least']?.[1], 1.5)
}

function timesOf({ requests, latency }: autocannon.Result) {
  return [10_000_000 / requests.average, latency.p99]
}

async function benchFullDisk(work: string, site: string) {
  const disk = join(work, 'disk')
  mkdirSync(disk)
  // Only root may have a disk of this size.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
  const standIn = await openStandIn(work, () => ({ body: entry }))
  const nginx = await startNginx({ work, site, standIn, cache: join(disk, 'cache') })
  execFileSync('sh', ['-c', `cat /dev/zero > ${disk}/fill || true`], { stdio: 'ignore' })
  const load = { connections: 1, amount: 20 }
  const full = await visit(nginx.origin, load, (day) => `/service/apod?date=2024-01-${day + 10}`)
  most('A full disk: without an answer', 20 - full['2xx'], 0)
  await nginx.stop()
  standIn.close()
  execFileSync('umount', [disk])
}

/** Each request comes from its own address, as visitors' do. */
function visit(
  url: string,
  load: { connections: number; amount?: number; duration?: number },
  pathOf: (count: number) => string = () => `/service/apod?date=${today}`,
) {
  let count = 0
  function setupRequest(request: autocannon.Request) {
    count += 1
    const address = [10, count >> 16, (count >> 8) & 255, count & 255].join('.')
    return { ...request, path: pathOf(count), headers: { 'x-real-ip': address } }
  }
  return autocannon({ url, timeout: 30, ...load, requests: [{ setupRequest }] })
}

/** nginx's own memory and its workers', in MB. */
function memoryOf(pid: number) {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const sizes = [pid, ...workers].map((each) => readFileSync(`/proc/${each}/status`, 'utf8'))
  return sizes.reduce((sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]), 0) / 1024
}

function most(name: string, value: number, goal: number, unit = '') {
  const met = value <= goal ? 'met' : 'NOT MET'
  console.log(`${name.padEnd(44)} ${value.toFixed(0)}${unit}  goal ≤ ${goal}${unit}  ${met}`)
}
