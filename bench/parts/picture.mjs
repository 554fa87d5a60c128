import { newVisitor, openBrowser } from '../visitor.mjs'
import {
  openSlowHosts,
  reportRatio,
  timeToPicture,
  timeVisits,
  turnVisitsAbout,
} from '../visits.mjs'

/** Every measured time, in order, and its limit, as a ratio. */
const kinds = [
  { name: 'first visit', most: 1.1 },
  { name: 'later visit', most: 1.35 },
  { name: 'first visit in a private window', most: 1.1 },
]

/** From the address to the day's picture painted, measured alternately with the least page that could. */
export async function benchPicture() {
  const hosts = await openSlowHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  const times = await turnVisitsAbout({
    least: () => visit('https://least.bench/'),
    ours: () => visit('https://apod.bench/dateview'),
  })
  await browser.close()
  hosts.close()

  for (const [place, { name, most }] of kinds.entries()) {
    reportRatio({
      name: `Time to the picture, ${name}`,
      ours: times('ours', place),
      least: times('least', place),
      most,
    })
  }

  /** @param {string} address */
  async function visit(address) {
    const inProfile = await timeVisits(hosts, [address, address])
    const { context, page } = await newVisitor(browser)
    const inPrivate = await timeToPicture(page, address)
    await context.close()
    return [...inProfile, inPrivate]
  }
}
