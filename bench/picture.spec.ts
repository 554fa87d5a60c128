import { type Page, test } from '@playwright/test'
import { settings } from './answers.ts'
import { report, takeTurns } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

test('Visits are timed from the URL to the painted picture', async () => {
  const hosts = await openHosts(true)
  for (const world of ['logo', 'silent'] as const) {
    settings.legacy = world
    // The least page skips a legacy service that is silent.
    const firstWay = world === 'logo' ? 'in-turn' : 'directly'
    const { ours, first, later } = await takeTurns({
      ours: () => timeVisits('https://apod.bench/dateview?'),
      first: () => timeVisits(`https://least.bench/least.html?way=${firstWay}&`),
      later: () => timeVisits('https://least.bench/least.html?way=directly&'),
    })
    report(`First visit, ${world}`, ours?.[0], first?.[0], world === 'logo' ? 0.95 : 1.1)
    report(`Later visit, ${world}`, ours?.[1], later?.[1], 1.1)
    report(`Later beside first, ${world}`, ours?.[1], ours?.[0], 1)
    report(`The same day again, ${world}`, ours?.[2], later?.[2], 1)
  }
  hosts.close()

  /** Opens three days as one visitor, each in a new tab over new connections. */
  async function timeVisits(url: string) {
    const visitor = await newVisitor(hosts)
    const times = []
    for (const day of ['2024-01-05', '2024-05-05', '2024-01-05']) {
      hosts.cut()
      const tab = await visitor.newTab()
      times.push(await timeToPicture(tab, `${url}date=${day}`))
      await tab.waitForTimeout(2000)
      await tab.close()
    }
    await visitor.leave()
    return times
  }
})

/** Returns the milliseconds from the start of the navigation to the frame with the whole picture. */
async function timeToPicture(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error('No picture was painted in a minute.')), 60_000)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const picture = String(Reflect.get(entry, 'url'))
            if (/\/2024-0\d-05/.test(picture)) done(entry.startTime)
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
