import { test } from '@playwright/test'
import { report, takeTurns, timeUntil } from './figures.ts'
import { newVisitor, openHosts } from './net.ts'

test("From the press on Browse to the pictures of a month's first screen, on a first visit", async () => {
  const hosts = await openHosts(true)
  const times = await takeTurns({
    ours: () => timeBrowse('https://apod.bench/dateview?date=2012-05-17'),
    least: () => timeBrowse('https://least.bench/least-month.html'),
  })
  report('Browse, to the last picture', times['ours']?.[0], times['least']?.[0], 1.15)
  hosts.close()

  async function timeBrowse(address: string) {
    const { newTab, leave } = await newVisitor(hosts)
    const page = await newTab()
    await page.goto(address)
    await page.waitForTimeout(6000)
    // As a pointer comes to it.
    await page.locator('a, button').filter({ hasText: 'Browse' }).hover()
    await page.waitForTimeout(300)
    const time = await timeUntil(page, pressBrowse, hasAllPictures)
    await leave()
    return [time]
  }
})

function pressBrowse() {
  const controls = document.querySelectorAll<HTMLElement>('a, button')
  ;[...controls].find((each) => each.textContent.includes('Browse'))?.click()
}

/** Runs in the page: whether each item on the screen has its picture. */
function hasAllPictures() {
  const items = [...document.querySelectorAll('main li')].filter(
    (item) => item.getBoundingClientRect().top < innerHeight,
  )
  return items.length > 20 && items.every((item) => item.querySelector('img')?.naturalWidth)
}
