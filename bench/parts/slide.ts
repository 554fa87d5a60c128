import type { Page } from 'playwright'
import { report, takeTurns } from '../figures.ts'
import { framesOf } from '../frames.ts'
import { openHosts } from '../hosts/hosts.ts'
import { newVisitor } from '../visitor.ts'

/** The longest frame of steps between days that were seen before, and of the same on the least page that slides. */
export async function bench() {
  const hosts = await openHosts()
  for (const [width, height] of [
    [1280, 800],
    [375, 667],
  ] as const) {
    const visitor = await newVisitor(hosts, { width, height })
    const [page, leastPage] = [await visitor.newTab(), await visitor.newTab()]
    const newer = await showDay(page, '2024-01-11')
    const older = await showDay(page, '2024-01-10')
    await leastPage.goto('https://least.bench/')
    await leastPage.setContent(makeLeastPage(older, newer.url))
    await leastPage.waitForTimeout(1000)
    const frames = await takeTurns({ ours: () => slide(page), least: () => slide(leastPage) })
    report(`Longest frame, ${width} px`, frames['ours']?.[0], frames['least']?.[0], 2)
    await visitor.leave()
  }
  hosts.close()
}

/** A day's picture and its box, once it has settled. */
async function showDay(page: Page, day: string) {
  await page.goto(`https://apod.bench/dateview?date=${day}`)
  const picture = page.locator(`article img[src*="${day}"]`).first()
  await picture.waitFor()
  await page.waitForTimeout(1000)
  return picture.evaluate((image: HTMLImageElement) => {
    const { left, top, width, height } = image.getBoundingClientRect()
    const style = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
    return { url: image.currentSrc, style }
  })
}

/** Two buttons and a picture in the same place, which slides as ours does. */
function makeLeastPage({ url, style }: Awaited<ReturnType<typeof showDay>>, next: string) {
  return `<!doctype html>
<style>
  body { background: #111 }
  img { position: absolute; ${style}; object-fit: contain }
</style>
<button aria-label="Previous day" onclick="show(0)"></button><button aria-label="Next day" onclick="show(1)"></button><img>
<script>
  const pictures = ${JSON.stringify([url, next])}.map((src) => Object.assign(new Image(), { src }))
  document.querySelector('img').replaceWith(pictures[0])
  function show(place) {
    pictures[1 - place].replaceWith(pictures[place])
    pictures[place].animate([{ translate: '12%', opacity: 0 }, {}], 240)
  }
</script>`
}

/** The longest frame of a step to the next day and one back. */
async function slide(page: Page) {
  await page.bringToFront()
  const frames = []
  for (const name of ['Next day', 'Previous day']) {
    await page.waitForTimeout(500)
    frames.push(...(await framesOf(page, () => step(page, name))))
  }
  return [Math.max(...frames)]
}

/** Presses a button, and waits until the slide that follows is over. */
function step(page: Page, name: string) {
  return page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click()
    let hasBegun = false
    return new Promise<void>((done) => {
      requestAnimationFrame(function look() {
        const isSliding = document.getAnimations().length > 0
        if (hasBegun && !isSliding) return done()
        hasBegun ||= isSliding
        return requestAnimationFrame(look)
      })
    })
  })
}
