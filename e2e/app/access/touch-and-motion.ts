import type { Page } from '../../fixtures/app.ts'

/** Returns controls below 44 px on a touch screen, and fields whose small text makes an iPhone zoom in. */
export async function smallTargets(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['no touch screen']
    const targets = 'button, a, input, select, textarea, summary, label:has(input)'
    const fields = 'input:not([type=checkbox], [type=file]), select, textarea'
    const small = [...document.querySelectorAll(targets)]
      // A link in text may be as high as its line. Labels take clicks for checkboxes, cards and tiles for titles.
      .filter((target) => !target.matches('p *, label input, article h2 > button'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 44 || height < 44)
      })
    const hasSmallText = (field: Element) => parseFloat(getComputedStyle(field).fontSize) < 16
    const smallText = [...document.querySelectorAll(fields)].filter(hasSmallText)
    return [...small, ...smallText].map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
}

/** Returns what moves despite reduced motion, which is the default in playwright.config.ts. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takesTime = (times: string) => times.split(',').some((time) => parseFloat(time) > 0)
    const all = [...document.querySelectorAll('*')]
    const animated = all.filter((node) => takesTime(getComputedStyle(node).transitionDuration))
    // The first four belong to every keyframe, and `pointerEvents` only ignores presses for a moment.
    const harmless = 'offset computedOffset easing composite pointerEvents'.split(' ')
    const changes = (frame: object) => Object.keys(frame).some((name) => !harmless.includes(name))
    const moving = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.getKeyframes().some(changes)) return []
      return Number(effect.getComputedTiming().duration) > 1 ? (effect.target ?? []) : []
    })
    return [...animated, ...moving].map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
}
