import { type Page, test } from '@playwright/test'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

const least = 'https://least.bench/least-month.html'

const walls = [
  ['Browse', 'date=2012-05-17', 'a[href*=month]'],
  ['In all years', 'date=2012-04-24&open', 'a[href*="day="]'],
] as const

for (const [name, day, link] of walls) {
  test(`A first visit is timed from the press on ${name} to the last picture in sight`, async () => {
    const hosts = await openHosts(true)
    const times = await takeTurns({
      ours: () => timeWall(`https://apod.bench/dateview?${day}`),
      least: () => timeWall(least),
    })
    report(`${name}, to the last picture`, times['ours']?.[0], times['least']?.[0], 1.15)
    hosts.close()

    async function timeWall(url: string) {
      const { newTab, leave } = await newVisitor(hosts)
      const page = await newTab()
      await page.goto(url)
      await page.waitForTimeout(6000)
      // The pointer is over a link for a while before it presses.
      await page.locator(link).first().hover()
      await page.waitForTimeout(300)
      const time = await timeUntil(page, press, hasAllPictures, link)
      await leave()
      return [time]
    }
  })
}

/** The controls that are pressed, in order; Back is the browser's. */
const presses = {
  Browse: 'a[href*=month]',
  'Next month': '[title="Next month"]',
  'Previous month': '[title="Previous month"]',
  'A day': 'li a',
  Back: '',
}

test('Each press among the walls is timed until the first frame that shows its result', async () => {
  const hosts = await openHosts(false)
  const times = await takeTurns({
    ours: () => timePresses('https://apod.bench/dateview?date=2012-05-17'),
    least: () => timePresses(least),
  })
  for (const [place, name] of Object.keys(presses).entries())
    report(`${name}, to its first frame`, times['ours']?.[place], times['least']?.[place], 100)
  hosts.close()

  async function timePresses(url: string) {
    const { newTab, leave } = await newVisitor(hosts)
    const page = await newTab()
    await page.goto(url)
    const pressed = []
    for (const selector of Object.values(presses)) {
      // By then all pictures have loaded, and so has what the page loads ahead.
      await page.waitForTimeout(2500)
      pressed.push(await timePress(page, selector))
    }
    await leave()
    return pressed
  }
})

function timePress(page: Page, selector: string) {
  return timeUntil(
    page,
    (control) => {
      const before = document.querySelector('main h2, main li')?.textContent
      if (control) document.querySelector<HTMLElement>(`main ${control}`)?.click()
      else history.back()
      return before
    },
    (before) => document.querySelector('main h2, main li')?.textContent !== before,
    selector,
  )
}

function press(control: string) {
  document.querySelector<HTMLElement>(control)?.click()
}

/** Runs in the page. Says whether the first 26 days in sight have pictures; those of older years load later. */
function hasAllPictures() {
  const tiles = [...document.querySelectorAll('main li')]
    .filter((tile) => tile.getBoundingClientRect().top < innerHeight)
    .slice(0, 26)
  return tiles.length > 20 && tiles.every((tile) => tile.querySelector('img')?.naturalWidth)
}
