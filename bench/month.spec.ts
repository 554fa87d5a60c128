import { type Page, test } from '@playwright/test'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

const least = 'https://least.bench/least-month.html'

/** What leads to each wall, on a day's page. */
const walls = [
  ['Browse', 'date=2012-05-17', 'a[href*=month]'],
  ['In all years', 'date=2012-04-24&open', 'a[href*="day="]'],
] as const

for (const [name, day, link] of walls) {
  test(`From the press on ${name} to the pictures of the wall's first screen, on a first visit`, async () => {
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
      // As a pointer comes to it.
      await page.locator(link).first().hover()
      await page.waitForTimeout(300)
      const time = await timeUntil(page, press, hasAllPictures, link)
      await leave()
      return [time]
    }
  })
}

/** What each press is on; the last one leads back. */
const presses = {
  Browse: 'a[href*=month]',
  'Next month': '[title="Next month"]',
  'Previous month': '[title="Previous month"]',
  'A day': 'li a',
  Back: '',
}

test('From a press among the walls to the end of the first frame that shows it', async () => {
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
      // What was shown has its pictures, and all that is read ahead is there.
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

/** Runs in the page: whether the first 26 days in the window have pictures; those of older years come later. */
function hasAllPictures() {
  const tiles = [...document.querySelectorAll('main li')]
    .filter((tile) => tile.getBoundingClientRect().top < innerHeight)
    .slice(0, 26)
  return tiles.length > 20 && tiles.every((tile) => tile.querySelector('img')?.naturalWidth)
}
