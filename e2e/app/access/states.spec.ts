import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { failedRequest } from '../../fixtures/console.ts'
import { openState, states } from './states.ts'

// Each of the thirty-odd states is opened from nothing.
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/web-share|the test's crash/)
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.body.clientWidth)
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('axe finds nothing in any state, and nothing scrolls sideways', async ({
        page,
        app,
      }) => {
        let findings = 0
        for (const state of states) {
          await openState(state, page, app.mock)
          const axe = new AxeBuilder({ page }).exclude('iframe').withTags(tags)
          const { violations } = await axe.analyze()
          findings += violations.length
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
          expect.soft(found, state.name).toEqual([])
          expect.soft(await scrollsSideways(page), state.name).toBe(false)
        }
        console.log(
          `${states.length} states, ${colorScheme}, ${width} px: ${findings} findings by axe`,
        )
      })
    })
  }
}

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('every target is at least 44 px high and wide, in any state', async ({ page, app }) => {
    for (const state of states) {
      await openState(state, page, app.mock)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a, input, select, summary, label:has(input)')]
          // A link in a sentence is as high as its line, and a checkbox is clicked by its label.
          .filter((target) => target.closest('p') === null && !target.matches('label input'))
          .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
          .map(({ box, html }) => `${box.width} x ${box.height}: ${html.slice(0, 100)}`),
      )
      expect.soft(small, state.name).toEqual([])
    }
  })
})

for (const [how, width, fontSize] of [
  ['zoomed to 200 %', 640, '100%'],
  ['zoomed to 400 %', 320, '100%'],
  ['text alone at 200 %', 640, '200%'],
] as const) {
  test(`${how}, nothing is cut off or scrolls sideways`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 512 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, fontSize)
    for (const state of states) {
      await openState(state, page, app.mock)
      expect.soft(await scrollsSideways(page), state.name).toBe(false)
      expect.soft(await cutWords(page), state.name).toEqual([])
    }
  })
}

/** The texts outside the page, or in a box that hides a part of them. */
function cutWords(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
      .filter((element) => !element.closest('.visually-hidden, iframe'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const hides = getComputedStyle(element).overflowX !== 'visible'
        const cut = hides && element.scrollWidth > element.clientWidth + 1
        return width > 0 && (cut || left < -1 || right > document.documentElement.clientWidth + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
