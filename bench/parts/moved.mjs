import { settings } from '../hosts/sky.mjs'
import { openSlowHosts, reportRatio, timeVisits, turnVisitsAbout } from '../visits.mjs'

const ours = 'https://apod.bench/dateview'
const inTurn = 'https://least.bench/in-turn'
const directly = 'https://least.bench/directly'
/** The later visit is to a day that nobody has seen, so that nothing of it is at hand. */
const unseen = '?date=2024-05-05'

/** From the address to the picture painted, where the specified service answers NASA's logo. */
export async function benchMoved() {
  const hosts = await openSlowHosts()
  settings.specified = 'logo'
  for (const latency of [0, 750]) {
    settings.latency = latency
    const times = await turnVisitsAbout({
      inTurn: () => timeVisits(hosts, [inTurn]),
      directly: () => timeVisits(hosts, [directly, directly + unseen]),
      ours: () => timeVisits(hosts, [ours, ours + unseen]),
    })
    const note = `, pictures ${widthsOf(hosts.asked['assets.science.nasa.gov'] ?? [])} px wide`
    reportRatio({
      name: `Moved, ${latency} ms, first visit, to both in turn`,
      ours: times('ours', 0),
      least: times('inTurn', 0),
      most: 1.05,
      note,
    })
    reportRatio({
      name: `Moved, ${latency} ms, later visit, to directly`,
      ours: times('ours', 1),
      least: times('directly', 1),
      most: 1.05,
      note,
    })
  }
  Object.assign(settings, { specified: 'entry', latency: 0 })
  hosts.close()
}

/** @param {string[]} addresses */
function widthsOf(addresses) {
  return [...new Set(addresses.map((address) => new URL(address).searchParams.get('w')))].join(
    ' and ',
  )
}
