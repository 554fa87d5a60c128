import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { failedRequest } from '../../fixtures/console.ts'
import { textsBesideOthers } from '../../fixtures/translator.ts'
import { openState, states } from './states.ts'

test.beforeEach(({ allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/web-share|the test's crash/)
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The page follows its window a little later. */
const soon = expect.configure({ soft: true }).poll

test.describe('axe finds nothing, nothing is cut off, and a translator breaks nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const state of states) {
    test(state.name, async ({ page, app }) => {
      await openState(state, page, app.mock)
      await soon(() => textsBesideOthers(page)).toEqual([])
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          const axe = new AxeBuilder({ page }).exclude('iframe').withTags(tags).setLegacyMode()
          const { violations } = await axe.analyze()
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
          expect.soft(found, `${colorScheme}, ${width} px`).toEqual([])
        }
        await soon(() => scrollsSideways(page), `${width} px`).toBe(false)
      }
      for (const [how, width, fontSize] of [
        ['zoomed to 200 %', 640, '100%'],
        ['zoomed to 400 %', 320, '100%'],
        ['text alone at 200 %', 640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 512 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, fontSize)
        await soon(() => scrollsSideways(page), how).toBe(false)
        await soon(() => cutWords(page), how).toEqual([])
      }
    })
  }
})

test.describe('on touch, every target is at least 44 px high and wide', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  for (const state of states) {
    test(state.name, async ({ page, app }) => {
      await openState(state, page, app.mock)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a, input, select, summary, label:has(input)')]
          // A link in a sentence is as high as its line, and a checkbox is clicked by its label.
          .filter((target) => target.closest('p') === null && !target.matches('label input'))
          .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
          .map(({ box, html }) => `${box.width} x ${box.height}: ${html.slice(0, 100)}`),
      )
      expect(small).toEqual([])
    })
  }
})

function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.body.clientWidth)
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
