import { test } from '@playwright/test'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

const walls = [
  { button: 'Browse', day: '2012-05-17', layers: '' },
  { button: 'in all years', day: '2012-04-24', layers: '&open' },
]

for (const { button, day, layers } of walls) {
  test(`From the press on ${button} to the pictures of the wall's first screen, on a first visit`, async () => {
    const hosts = await openHosts(true)
    const times = await takeTurns({
      ours: () => timeWall(`https://apod.bench/dateview?date=${day}${layers}`),
      least: () => timeWall('https://least.bench/least-month.html'),
    })
    report(`${button}, to the last picture`, times['ours']?.[0], times['least']?.[0], 1.15)
    hosts.close()

    async function timeWall(address: string) {
      const { newTab, leave } = await newVisitor(hosts)
      const page = await newTab()
      await page.goto(address)
      await page.waitForTimeout(6000)
      // As a pointer comes to it.
      await page.locator('a, button').filter({ hasText: button }).hover()
      await page.waitForTimeout(300)
      const time = await timeUntil(page, press, hasAllPictures, button)
      await leave()
      return [time]
    }
  })
}

function press(button: string) {
  const controls = document.querySelectorAll<HTMLElement>('a, button')
  ;[...controls].find((each) => each.textContent.includes(button))?.click()
}

/** Runs in the page: whether the first 26 days of those on the screen have their pictures; older years have none at first. */
function hasAllPictures() {
  const items = [...document.querySelectorAll('main li')]
    .filter((item) => item.getBoundingClientRect().top < innerHeight)
    .slice(0, 26)
  return items.length > 20 && items.every((item) => item.querySelector('img')?.naturalWidth)
}
