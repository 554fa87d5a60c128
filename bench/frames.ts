import type { Page } from 'playwright'

/** How long each frame takes during an act, in milliseconds. */
export async function framesOf(page: Page, act: () => Promise<unknown>) {
  const counter = await page.evaluateHandle(() => {
    const count = { frames: [0], isOver: false }
    let last = performance.now()
    requestAnimationFrame(function add(now) {
      count.frames.push(now - last)
      last = now
      if (!count.isOver) requestAnimationFrame(add)
    })
    return count
  })
  await act()
  return counter.evaluate((count) => {
    count.isOver = true
    return count.frames.slice(2)
  })
}

/**
 * Milliseconds from before an act to the end of the first frame in which it is done. Both functions
 * run in the page, and may use nothing but what they are given.
 */
export async function timeUntil<Subject>(
  page: Page,
  act: (selector: string) => Subject,
  isDone: (subject: Subject) => unknown,
  selector = '',
): Promise<number> {
  return page.evaluate(`new Promise((done, fail) => {
    setTimeout(fail, 60_000, new Error('It was not done in a minute.'))
    const start = performance.now()
    const subject = (${String(act)})(${JSON.stringify(selector)})
    requestAnimationFrame(function look() {
      if (!(${String(isDone)})(subject)) requestAnimationFrame(look)
      else setTimeout(() => done(performance.now() - start))
    })
  })`)
}
