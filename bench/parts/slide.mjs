import { median, report } from '../figures.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import { settings } from '../hosts/sky.mjs'
import { newVisitor, openBrowser } from '../visitor.mjs'
import { longestFrame } from './frames.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ url: string, left: number, top: number, width: number, height: number }} Shown */

const viewports = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
]
const days = ['2024-01-12', '2024-01-11', '2024-01-10']
const steps = ['Next day', 'Next day', 'Previous day', 'Previous day']

/** Steps between days that were seen before, which slide, and the same on the least page that can. */
export async function benchSlide() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  settings.size = [1440, 960]
  for (const viewport of viewports) {
    const [ours, least] = [await newVisitor(browser, viewport), await newVisitor(browser, viewport)]
    /** @type {Shown[]} */
    const pictures = []
    for (const day of days) pictures.push(await showDay(ours.page, day))
    await least.page.goto('https://least.bench/')
    await least.page.setContent(leastPage(pictures.toReversed()))
    await least.page.waitForTimeout(1000)

    /** @type {{ ours: number[], least: number[] }} */
    const longest = { ours: [], least: [] }
    for (const step of [...steps, ...steps]) {
      longest.ours.push(await slide(ours.page, step))
      longest.least.push(await slide(least.page, step))
    }
    report({
      name: `Longest frame of a slide at ${viewport.width} px, to the least page's`,
      value: median(longest.ours) / median(longest.least),
      most: 2,
      digits: 2,
      note: `${longest.ours.join(', ')} ms to ${longest.least.join(', ')} ms`,
    })
    await ours.context.close()
    await least.context.close()
  }
  settings.size = [320, 208]
  await browser.close()
  hosts.close()
}

/**
 * @param {Page} page
 * @param {string} day
 * @returns {Promise<Shown>} its picture's address and box, once it has settled
 */
async function showDay(page, day) {
  await page.goto(`https://apod.bench/dateview?date=${day}`)
  const picture = page.locator(`article img[data-picture="${day}"]`)
  await picture.waitFor()
  await page.waitForTimeout(1000)
  const box = await picture.boundingBox()
  if (!box) throw new Error(`The picture of ${day} is not shown.`)
  const url = await picture.evaluate((image) => Reflect.get(image, 'currentSrc'))
  return { url: String(url), left: box.x, top: box.y, width: box.width, height: box.height }
}

/**
 * Two buttons and a picture in the same place, which slides as ours does.
 * @param {Shown[]} pictures the oldest first
 */
function leastPage(pictures) {
  const [first] = pictures
  if (!first) throw new Error('There is no picture.')
  const { left, top, width, height } = first
  return `<!doctype html>
<style>
  body { background: #111 }
  img { position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    object-fit: contain; view-transition-name: day }
  ::view-transition-group(*) { animation-duration: 240ms }
  ::view-transition-old(day) { animation: leave 240ms both }
  ::view-transition-new(day) { animation: come 240ms both }
  @keyframes leave { to { translate: -12%; opacity: 0 } }
  @keyframes come { from { translate: 12%; opacity: 0 } }
</style>
<button onclick="step(-1)">Previous day</button><button onclick="step(1)">Next day</button><img>
<script>
  const pictures = ${JSON.stringify(pictures)}.map(({ url }) => Object.assign(new Image(), { src: url }))
  let at = 0
  document.querySelector('img').replaceWith(pictures[at])
  function step(by) {
    const root = document.documentElement
    root.dataset.slide = by
    document
      .startViewTransition(() => pictures[at].replaceWith(pictures[(at += by)]))
      .finished.then(() => delete root.dataset.slide)
  }
</script>`
}

/**
 * @param {Page} page
 * @param {string} step
 * @returns milliseconds of the longest frame from the press until the slide is over
 */
async function slide(page, step) {
  await page.bringToFront()
  await page.waitForTimeout(300)
  const button = page.getByRole('button', { name: step })
  return longestFrame(page, () =>
    button.evaluate(
      (element) =>
        new Promise((done) => {
          let slides = false
          if (element instanceof HTMLElement) element.click()
          requestAnimationFrame(function look() {
            const slid = slides
            slides = 'slide' in document.documentElement.dataset
            if (slid && !slides) done(undefined)
            else requestAnimationFrame(look)
          })
        }),
    ),
  )
}
