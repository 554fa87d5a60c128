import type { Page } from 'playwright'
import { report, takeTurns } from '../figures.ts'
import { settings } from '../hosts/answers.ts'
import { openHosts } from '../hosts/hosts.ts'
import { openLine } from '../hosts/line.ts'
import { newVisitor, type Net } from '../visitor.ts'

const ours = 'https://apod.bench/dateview'
const unseen = '?date=2024-05-05'

/** From the address to the day's picture painted: a first visit, a later one to another day, and the first day again. */
export async function bench() {
  const hosts = await openHosts()
  const line = await openLine(hosts.ports)
  const net = { certificate: hosts.certificate, ports: line.ports, cut: line.cut }
  for (const world of ['entry', 'logo'] as const) {
    settings.specified = world
    // The least page asks one service after the other; both at once would take it 0.85 of that.
    const least = world === 'entry' ? 'https://least.bench/' : 'https://least.bench/in-turn'
    const directly = world === 'entry' ? least : 'https://least.bench/directly'
    const times = await takeTurns({
      ours: () => timeVisits(net, [ours, ours + unseen, ours]),
      least: () => timeVisits(net, [least]),
      later: () => timeVisits(net, [directly, directly + unseen, directly]),
    })
    // In the world "entry", gone since September, the second answer is only in the way.
    const firstGoal = world === 'entry' ? 1.1 : 0.95
    report(`First visit, ${world}`, times['ours']?.[0], times['least']?.[0], firstGoal)
    report(`Later visit, ${world}`, times['ours']?.[1], times['later']?.[1], 1.1)
    report(`The same day again, ${world}`, times['ours']?.[2], times['later']?.[2], 0.75)
  }
  line.close()
  hosts.close()
}

/**
 * One visitor opens addresses one after the other, each in its own tab, two seconds after the
 * picture of the one before and over new connections.
 */
async function timeVisits(net: Net & { cut: () => void }, addresses: string[]) {
  net.cut()
  const visitor = await newVisitor(net)
  const times = []
  for (const address of addresses) {
    const tab = await visitor.newTab()
    times.push(await timeToPicture(tab, address))
    await tab.waitForTimeout(2000)
    await tab.close()
    net.cut()
  }
  await visitor.leave()
  return times
}

/** Milliseconds from the navigation's start to the frame that shows the whole picture. */
async function timeToPicture(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error('No picture was painted in a minute.')), 60_000)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shown = String(Reflect.get(entry, 'url'))
            if (/\/\d{4}-\d\d-\d\d\./.test(shown)) done(entry.startTime)
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
