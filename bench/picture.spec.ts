import { type Page, test } from '@playwright/test'
import { report, takeTurns } from './figures.ts'
import { openHosts } from './hosts.ts'
import { openLine } from './line.ts'
import { newVisitor } from './visitor.ts'

test("From the address to the day's picture painted", async () => {
  const hosts = await openHosts()
  const line = await openLine(hosts.port)
  const { ours, first, later } = await takeTurns({
    ours: () => timeVisits('https://apod.bench/dateview?'),
    // Before it has seen the logo, no page can know to ask the successor at once.
    first: () => timeVisits('https://least.bench/least.html?in-turn&'),
    later: () => timeVisits('https://least.bench/least.html?'),
  })
  report('First visit', ours?.[0], first?.[0], 1.05)
  report('Later visit', ours?.[1], later?.[1], 1.1)
  report('The same day again', ours?.[2], later?.[2], 1.1)
  line.close()
  hosts.close()

  /** One visitor opens each address in its own tab, two seconds after the picture before and over new connections. */
  async function timeVisits(address: string) {
    const visitor = await newVisitor({ ...hosts, ...line })
    const times = []
    for (const day of ['2024-01-05', '2024-05-05', '2024-01-05']) {
      line.cut()
      const tab = await visitor.newTab()
      times.push(await timeToPicture(tab, `${address}date=${day}`))
      await tab.waitForTimeout(2000)
      await tab.close()
    }
    await visitor.leave()
    return times
  }
})

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
            if (/\/2024-0\d-05/.test(shown)) done(entry.startTime)
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
