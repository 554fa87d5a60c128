/**
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} act takes some frames
 * @returns the longest of them, in whole milliseconds: the browser's clock is 0.1 ms off at times
 */
export async function longestFrame(page, act) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = []
    Reflect.set(globalThis, 'frameTimes', frames)
    let last = performance.now()
    requestAnimationFrame(function count(now) {
      if (Reflect.get(globalThis, 'frameTimes') !== frames) return
      frames.push(now - last)
      last = now
      requestAnimationFrame(count)
    })
  })
  await act()
  /** @type {unknown} */
  const times = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
  return Array.isArray(times) ? Math.round(Math.max(...times.slice(1).map(Number))) : Number.NaN
}
