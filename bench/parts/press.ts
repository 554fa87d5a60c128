import type { Page } from 'playwright'
import { copyView, showBare, type View } from '../copy.ts'
import { report, takeTurns } from '../figures.ts'
import { timeUntil } from '../frames.ts'
import { openHosts } from '../hosts/hosts.ts'
import { newVisitor } from '../visitor.ts'
import { seedBookmarks } from './list.ts'

/** How the name of a pressed button begins, and what the press is called. */
type Presses = Record<string, string>

/** The script of a press and the time to the next frame, beside a bare React page that shows the same elements. */
export async function bench() {
  const hosts = await openHosts()
  const visitor = await newVisitor(hosts)
  const page = await visitor.newTab()
  for (const day of ['11', '10']) {
    await page.goto(`https://apod.bench/dateview?date=2024-01-${day}`)
    await page.getByRole('article').getByRole('img').waitFor()
  }
  await compare(visitor.newTab, page, { Next: 'Step to the next day', Previous: 'And back' })
  await visitor.leave()

  for (const count of [10, 11_480]) {
    const reader = await newVisitor(hosts)
    const list = await reader.newTab()
    await seedBookmarks(list, count)
    await list.reload()
    await list.getByRole('article').first().waitFor()
    const words = `of ${count.toLocaleString('en')}`
    await compare(reader.newTab, list, {
      'The Sky': `A tile ${words} opens`,
      Next: `Step in its dialog, ${words}`,
      Close: `It closes, ${words}`,
    })
    await reader.leave()
  }
  hosts.close()
}

/** Presses the buttons in turn, which leads back to the start, on our page and on the bare one. */
export async function compare(newTab: () => Promise<Page>, page: Page, presses: Presses) {
  const names = Object.keys(presses)
  const pressOurs = await presserOf(page)
  const views: View[] = []
  for (const name of names) {
    await page.waitForTimeout(2000)
    views.push(await copyView(page))
    await pressOurs(name)
  }
  const bare = await newTab()
  await bare.goto('https://least.bench/')
  await showBare(bare, page, views)
  const pressBare = await presserOf(bare)
  const times = await takeTurns({
    ours: () => inTurn(names, pressOurs),
    bare: () => inTurn(names, (_, place) => pressBare(`View ${(place + 1) % names.length}`)),
  })
  for (const [place, name] of Object.values(presses).entries()) {
    const [ours, least] = [times['ours'], times['bare']].map((all) => all?.slice(2 * place))
    report(`${name}: script`, ours?.[0], least?.[0], 2)
    report(`${name}: frame`, ours?.[1], least?.[1], 200)
  }
}

async function inTurn(
  names: readonly string[],
  press: (name: string, place: number) => Promise<number[]>,
) {
  const figures = []
  for (const [place, name] of names.entries()) figures.push(...(await press(name, place)))
  return figures
}

/**
 * Makes a function that presses the first button whose name begins so. It returns the milliseconds of
 * script until a second later, and those to the end of the next frame.
 */
async function presserOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  async function scriptTime() {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)
  }

  return async (name: string) => {
    await page.bringToFront()
    await page.waitForTimeout(500)
    const before = await scriptTime()
    const frame = await timeUntil(page, clickButton, () => true, name)
    await page.waitForTimeout(1000)
    return [(await scriptTime()) - before, frame]
  }
}

function clickButton(start: string) {
  const button = [...document.querySelectorAll('button')].find((each) =>
    (each.ariaLabel ?? each.textContent).startsWith(start),
  )
  if (!button) throw new Error(`There is no button ‘${start}’.`)
  button.click()
}
