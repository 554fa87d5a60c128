import { median, report } from '../figures.mjs'
import { settings } from '../hosts/sky.mjs'
import { newProfile } from '../visitor.mjs'
import { noteOf, openSlowHosts, reportRatio, timeToPicture, turnVisitsAbout } from '../visits.mjs'

const secondDay = '2024-05-05'

/** @typedef {(page: import('playwright').Page) => Promise<unknown>} Go */

/** The first and the second date of a visit, where the specified service never answers. */
export async function benchHang() {
  const hosts = await openSlowHosts()
  settings.specified = 'silence'
  const times = await turnVisitsAbout({
    directly: () => visit('https://least.bench/directly', changeHash),
    ours: () => visit('https://apod.bench/dateview', typeDay),
  })
  settings.specified = 'entry'
  hosts.close()

  const [ours, least] = [times('ours', 0), times('directly', 0)]
  report({
    name: 'Silence, first date, beyond directly',
    value: median(ours) - median(least),
    most: 1500,
    unit: ' ms',
    note: noteOf(ours, least),
  })
  reportRatio({
    name: 'Silence, second date, to directly',
    ours: times('ours', 1),
    least: times('directly', 1),
    most: 1.1,
  })

  /**
   * @param {string} address
   * @param {Go} goToSecondDay
   */
  async function visit(address, goToSecondDay) {
    hosts.cut()
    const { page, leave } = await newProfile(hosts.ports, hosts.certificate)
    const first = await timeToPicture(page, address)
    await page.waitForTimeout(2000)
    const second = await timeToSecondPicture(page, goToSecondDay)
    await leave()
    return [first, second]
  }
}

/** @param {import('playwright').Page} page */
async function typeDay(page) {
  const input = page.locator('input[type=date]')
  await input.fill(secondDay)
  await input.press('Enter')
}

/** @param {import('playwright').Page} page */
async function changeHash(page) {
  await page.goto(`${page.url()}#${secondDay}`)
}

/**
 * @param {import('playwright').Page} page
 * @param {Go} go
 * @returns milliseconds from the key's or the hash's event to the frame that shows the whole picture
 */
async function timeToSecondPicture(page, go) {
  const timed = page.evaluate(
    (day) =>
      new Promise((done, fail) => {
        setTimeout(() => fail(new Error('No second picture was painted in a minute.')), 60_000)
        for (const kind of ['keydown', 'hashchange']) {
          addEventListener(kind, ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
        }
        /** @param {number} start */
        function look(start) {
          const shown = [...document.images].some(
            ({ currentSrc, complete, naturalWidth }) =>
              currentSrc.includes(day) && complete && naturalWidth > 0,
          )
          if (shown) setTimeout(() => done(performance.now() - start))
          else requestAnimationFrame(() => look(start))
        }
      }),
    secondDay,
  )
  await go(page)
  return Number(await timed)
}
