import { settings } from '../hosts/sky.mjs'
import { openSlowHosts, reportRatio, timeVisits, turnVisitsAbout } from '../visits.mjs'

const ours = 'https://apod.bench/dateview'
const worlds = /** @type {const} */ ([
  { name: 'old world', specified: 'entry', least: 'https://least.bench/' },
  { name: 'moved world', specified: 'logo', least: 'https://least.bench/directly' },
])

/** The same day, opened again in a later visit. */
export async function benchAgain() {
  const hosts = await openSlowHosts()
  for (const { name, specified, least } of worlds) {
    settings.specified = specified
    const times = await turnVisitsAbout({
      least: () => timeVisits(hosts, [least, least]),
      ours: () => timeVisits(hosts, [ours, ours]),
    })
    reportRatio({
      name: `The same day again, ${name}`,
      ours: times('ours', 1),
      least: times('least', 1),
      most: 0.6,
    })
  }
  settings.specified = 'entry'
  hosts.close()
}
